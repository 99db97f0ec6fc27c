import type { ExportedTest } from '../exported-test.ts';
import { richText } from './rich-text.ts';
import { identifierOf, printXml, type QtiVersion } from './versions.ts';

const SECONDS_PER_MINUTE = 60;

export type ItemReference = { identifier: string; href: string };

/** The practice test itself: its time limit, its items in their order, and a score that adds up theirs. */
export function printAssessmentTest(
  qti: QtiVersion,
  { test }: ExportedTest,
  items: readonly ItemReference[],
): string {
  const { element, body } = qti;
  const description = test.description ? richText(test.description) : [];
  const section = element(
    'assessmentSection',
    { identifier: 'section', title: test.title, visible: 'true' },
    [
      ...(description.length > 0 ? [element('rubricBlock', { view: 'candidate' }, body(description))] : []),
      ...items.map((item) => element('assessmentItemRef', item)),
    ],
  );
  const sum = element('sum', {}, [element('testVariables', { variableIdentifier: 'SCORE' })]);
  const root = element('assessmentTest', { identifier: identifierOf('test', test.id), title: test.title }, [
    element('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
    element('timeLimits', { maxTime: test.timeLimit * SECONDS_PER_MINUTE }),
    element('testPart', { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'individual' }, [
      section,
    ]),
    element('outcomeProcessing', {}, [element('setOutcomeValue', { identifier: 'SCORE' }, [sum])]),
  ]);

  return printXml(root, qti.document);
}
