import type { Passage, QuestionWithKey } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import type { Element } from 'xast';
import { x } from 'xastscript';

import { richLine, richText } from './rich-text.ts';
import { type Child, identifierOf, printXml, type QtiVersion } from './versions.ts';

const RESPONSE = 'RESPONSE';
const FEEDBACK = 'FEEDBACK';
const EXPLANATION = 'EXPLANATION';

/** Enough for the item lists of a program; the whole stem follows below. */
const TITLE_LENGTH = 80;

/**
 * One question as an assessment item. The explanation is a feedback that is shown after the answer, the hint a note to
 * the tutor; `picture` is the picture's address inside the package.
 */
export function printItem(qti: QtiVersion, question: QuestionWithKey, picture: string | undefined): string {
  const { id, questionText, questionType, explanation } = question;
  const item = qti.element(
    'assessmentItem',
    {
      identifier: identifierOf('question', id),
      title: questionText.replace(/\s+/g, ' ').trim().slice(0, TITLE_LENGTH),
      adaptive: 'false',
      timeDependent: 'false',
    },
    [
      responseDeclaration(qti, question),
      outcomeDeclaration(qti, { identifier: 'SCORE', baseType: 'float', value: '0' }),
      ...(explanation
        ? [outcomeDeclaration(qti, { identifier: FEEDBACK, baseType: 'identifier', value: EXPLANATION })]
        : []),
      qti.element('itemBody', {}, bodyOf(qti, question, picture)),
      qti.element('responseProcessing', {
        template: questionType === 'fill_blank' ? qti.templates.mapResponse : qti.templates.matchCorrect,
      }),
      ...(explanation ? [feedback(qti, explanation)] : []),
    ],
  );

  return printXml(item, qti.document);
}

function responseDeclaration(qti: QtiVersion, { questionType, correctAnswer }: QuestionWithKey): Element {
  const isTyped = questionType === 'fill_blank';
  const accepted = isTyped
    ? correctAnswer.split('|').map((answer) => answer.trim())
    : [letterOf(Number(correctAnswer))];
  const correct = qti.element('correctResponse', {}, [qti.element('value', {}, accepted.slice(0, 1))]);
  const entries = accepted.map((mapKey) =>
    qti.element('mapEntry', { mapKey, mappedValue: '1', caseSensitive: 'false' }),
  );

  return qti.element(
    'responseDeclaration',
    { identifier: RESPONSE, cardinality: 'single', baseType: isTyped ? 'string' : 'identifier' },
    [correct, ...(isTyped ? [qti.element('mapping', { defaultValue: '0' }, entries)] : [])],
  );
}

function outcomeDeclaration(
  qti: QtiVersion,
  { identifier, baseType, value }: { identifier: string; baseType: string; value: string },
): Element {
  return qti.element('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, [
    qti.element('defaultValue', {}, [qti.element('value', {}, [value])]),
  ]);
}

function bodyOf(qti: QtiVersion, question: QuestionWithKey, picture: string | undefined): Child[] {
  const { passage, questionText, questionImage, imageDescription = '', hint } = question;

  return [
    ...(passage ? [passageOf(passage)] : []),
    x('div', {}, ...richText(questionText)),
    ...(picture === undefined ? [] : [x('p', {}, x('img', { src: picture, alt: imageDescription }))]),
    // What the picture showed is still said where the picture itself is gone.
    ...(questionImage && picture === undefined && imageDescription ? [x('p', {}, imageDescription)] : []),
    interaction(qti, question),
    ...(hint ? [qti.element('rubricBlock', { view: 'tutor' }, qti.body(richText(hint)))] : []),
  ];
}

function passageOf({ title, text, source }: Passage): Element {
  return x(
    'div',
    {},
    title ? x('p', {}, x('strong', {}, ...richLine(title))) : undefined,
    ...richText(text),
    source ? x('p', {}, x('cite', {}, ...richLine(source))) : undefined,
  );
}

function interaction(qti: QtiVersion, { questionType, options }: QuestionWithKey): Element {
  if (questionType === 'fill_blank') {
    return x('p', {}, qti.element('textEntryInteraction', { responseIdentifier: RESPONSE }));
  }

  return qti.element(
    'choiceInteraction',
    { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: '1' },
    options.map((option, index) =>
      qti.element('simpleChoice', { identifier: letterOf(index) }, richLine(option)),
    ),
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
