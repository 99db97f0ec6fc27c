import type { Passage } from '@second-bell/contract';
import type { Element } from 'xast';
import { x } from 'xastscript';

import type { ExportedQuestion } from '../exported-test.ts';
import type { Interaction } from './interaction.ts';
import { richLine, richText } from './rich-text.ts';
import { interactionOf } from './types/index.ts';
import { type Child, identifierOf, printXml, type QtiVersion } from './versions.ts';

const FEEDBACK = 'FEEDBACK';
const EXPLANATION = 'EXPLANATION';

/** Enough for the item lists of a program; the whole stem follows below. */
const TITLE_LENGTH = 80;

/**
 * One question as an assessment item. The explanation is a feedback that is shown after the answer, the hint a note to
 * the tutor; `picture` is the picture's address inside the package.
 */
export function printItem(qti: QtiVersion, question: ExportedQuestion, picture: string | undefined): string {
  const { id, questionText, explanation, imageDescription = '' } = question;
  const interaction = interactionOf(question.item, { qti, picture, imageDescription });
  const item = qti.element(
    'assessmentItem',
    {
      identifier: identifierOf('question', id),
      title: questionText.replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH),
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      ...interaction.declarations,
      outcomeDeclaration(qti, { identifier: 'SCORE', baseType: 'float', value: '0' }),
      ...(explanation
        ? [outcomeDeclaration(qti, { identifier: FEEDBACK, baseType: 'identifier', value: EXPLANATION })]
        : []),
      qti.element('itemBody', {}, bodyOf(qti, question, { picture, interaction })),
      ...(interaction.processing ? [interaction.processing] : []),
      ...(explanation ? [feedback(qti, explanation)] : []),
    ],
  );

  return printXml(item, qti.document);
}

function outcomeDeclaration(
  qti: QtiVersion,
  { identifier, baseType, value }: { identifier: string; baseType: string; value: string },
): Element {
  return qti.element('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, [
    qti.element('defaultValue', {}, [qti.element('value', {}, [value])]),
  ]);
}

function bodyOf(
  qti: QtiVersion,
  question: ExportedQuestion,
  { picture, interaction }: { picture: string | undefined; interaction: Interaction },
): Child[] {
  const { passage, questionText, questionImage, imageDescription = '', hint } = question;

  return [
    ...(passage ? [passageOf(passage)] : []),
    x('div', {}, ...richText(questionText)),
    ...(picture === undefined || interaction.showsPicture
      ? []
      : [x('p', {}, x('img', { src: picture, alt: imageDescription }))]),
    // What the picture showed is still said where the picture itself is gone.
    ...(questionImage && picture === undefined && imageDescription ? [x('p', {}, imageDescription)] : []),
    ...interaction.body,
    ...(hint ? [qti.element('rubricBlock', { view: 'tutor' }, qti.body(richText(hint)))] : []),
  ];
}

function passageOf({ title, text, source, tabs = [] }: Passage): Element {
  return x(
    'div',
    {},
    title ? x('p', {}, x('strong', {}, ...richLine(title))) : undefined,
    ...richText(text),
    ...tabs.flatMap((tab) => [x('p', {}, x('strong', {}, ...richLine(tab.title))), ...richText(tab.text)]),
    source ? x('p', {}, x('cite', {}, ...richLine(source))) : undefined,
  );
}

/** The outcome it waits for has this value from the start, so it is shown with every answer, right or wrong. */
function feedback(qti: QtiVersion, explanation: string): Element {
  return qti.element(
    'modalFeedback',
    { outcomeIdentifier: FEEDBACK, identifier: EXPLANATION, showHide: 'show' },
    qti.body(richText(explanation)),
  );
}
