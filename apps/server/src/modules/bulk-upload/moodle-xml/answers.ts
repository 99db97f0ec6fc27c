import type { PrintableQuestion } from '@second-bell/question-import';
import type { Element } from 'xast';

import {
  choiceQuestion,
  letterId,
  matchQuestion,
  numberQuestion,
  ownType,
  selectQuestion,
  typedQuestion,
} from '../exchange/canonical.ts';
import { attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { readLine, readRichText } from './moodle-text.ts';

type Answers = Pick<PrintableQuestion, 'questionType' | 'options' | 'correctAnswer'> &
  Partial<Pick<PrintableQuestion, 'content' | 'answerKey' | 'rationales'>> & {
    losses?: string[];
    /** The stem, where the question's text is more than that. */
    stemText?: string;
  };
type ReadAnswers = (question: Element, stem: string) => Answers | { loss: string };

/** By Moodle's name of the type. */
export const ANSWERS: Readonly<Partial<Record<string, ReadAnswers>>> = {
  multichoice: readMultichoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumerical,
  matching: readMatching,
  ordering: readOrdering,
  essay: readEssay,
  gapselect: readGaps,
  ddwtos: readGaps,
};

const WHOLE = 100;

type Given = { text: string; percent: number; feedback: string; element: Element };

function answersOf(question: Element): Given[] {
  return childrenOf(question, 'answer').map((element) => ({
    text: readLine(element),
    percent: Number(attributeOf(element, 'fraction') ?? 0),
    feedback: readLine(childOf(element, 'feedback')),
    element,
  }));
}

/** A reason for each option, where the file gives one. */
function rationalesOf(answers: readonly Given[]): Pick<Answers, 'rationales'> {
  const given = answers.flatMap(({ feedback }, index) =>
    feedback === '' ? [] : [[letterId(index), feedback]],
  );

  return given.length === 0 ? {} : { rationales: Object.fromEntries(given) };
}

function readMultichoice(question: Element): Answers | { loss: string } {
  const answers = answersOf(question);
  const isSingle = textOf(childOf(question, 'single')).trim() !== 'false';
  if (answers.some(({ text }) => text === '')) return { loss: 'one of its options has no text.' };
  const choices = answers.map(({ text, percent }, index) => ({
    id: letterId(index),
    text,
    isRight: isSingle ? percent === WHOLE : percent > 0,
  }));
  if (!isSingle) return { ...selectQuestion(choices, undefined), ...rationalesOf(answers) };
  const isPartial = answers.some(({ percent }) => percent > 0 && percent < WHOLE);

  return {
    ...choiceQuestion(choices),
    ...rationalesOf(answers),
    ...(isPartial && { losses: ['Options that count in part count as wrong here.'] }),
  };
}

function readTrueFalse(question: Element): Answers {
  const right = answersOf(question)
    .find(({ percent }) => percent === WHOLE)
    ?.text.toLowerCase();

  return choiceQuestion(
    ['True', 'False'].map((text) => ({ id: text, text, isRight: text.toLowerCase() === right })),
  );
}

function readShortAnswer(question: Element): Answers | { loss: string } {
  const answers = answersOf(question);
  const whole = answers
    .filter(({ percent }) => percent === WHOLE)
    .map(({ element }) => textOf(childOf(element, 'text')).trim());
  if (whole.some((text) => text.includes('|'))) return { loss: 'one of its answers holds a bar (|).' };
  if (whole.some((text) => /(?<!\\)\*/.test(text))) {
    return { loss: 'one of its answers holds a star that stands for any text.' };
  }

  return {
    ...typedQuestion(whole.map((text) => text.replaceAll(String.raw`\*`, '*'))),
    ...(answers.some(({ percent }) => percent > 0 && percent < WHOLE) && {
      losses: ['Answers that count in part are left out here.'],
    }),
  };
}

function readNumerical(question: Element): Answers {
  const answers = answersOf(question);
  const right = answers.find(({ percent }) => percent === WHOLE);
  const tolerance = textOf(childOf(right?.element, 'tolerance')).trim();
  const unit = textOf(childOf(question, 'units', 'unit', 'unit_name')).trim();

  return {
    ...numberQuestion(right?.text ?? '', tolerance === '' ? undefined : tolerance, unit),
    ...(answers.filter(({ percent }) => percent > 0).length > 1 && {
      losses: ['Only the first number that counts as a whole is taken over.'],
    }),
  };
}

function readMatching(question: Element): Answers {
  const pairs = childrenOf(question, 'subquestion').map((part) => ({
    target: readLine(part),
    token: readLine(childOf(part, 'answer')),
  }));
  const asked = pairs.filter(({ target }) => target !== '');

  return matchQuestion(
    asked,
    pairs.flatMap(({ target, token }) => (target === '' ? [token] : [])),
  );
}

/** The answers stand in their right order; they are shown in that of the alphabet. */
function readOrdering(question: Element): Answers {
  const steps = answersOf(question).map(({ text }) => text);
  const shown = steps.toSorted();
  const options = shown.map((text, index) => ({ id: letterId(index), text }));
  // An order that the alphabet tells is turned round.
  if (shown.every((text, index) => text === steps[index])) options.reverse();

  return ownType(
    'ordered_response',
    { options: options.map(({ text }, index) => ({ id: letterId(index), text })) },
    steps.map((step) => letterId(options.findIndex(({ text }) => text === step))),
  );
}

function readEssay(question: Element): Answers | { loss: string } {
  const modelAnswer = readRichText(childOf(question, 'graderinfo')).text;
  const maxWords = Number(textOf(childOf(question, 'maxwordlimit')) || 0);
  const minWords = Number(textOf(childOf(question, 'minwordlimit')) || 0);
  if (modelAnswer === '')
    return { loss: 'an essay needs a model answer here, and this one gives no notes for graders.' };

  return ownType(
    'extended_response',
    { ...(minWords > 0 && { minWords }), ...(maxWords > 0 && { maxWords }), rubric: [] },
    { modelAnswer },
  );
}

/** `[[1]]` in the text is the first of all choices; the choices of one group go to one blank. */
function readGaps(question: Element, stem: string): Answers | { loss: string } {
  const boxes = [...childrenOf(question, 'dragbox'), ...childrenOf(question, 'selectoption')].map((box) => ({
    text: readLine(box),
    group: textOf(childOf(box, 'group')).trim() || '1',
  }));
  const right: number[] = [];
  const text = stem.replaceAll(/\[\[(\d{1,3})\]\]/g, (_all, digits: string) => {
    right.push(Number(digits) - 1);

    return `{{${right.length}}}`;
  });
  if (right.some((index) => boxes[index] === undefined)) return { loss: 'one of its blanks has no choices.' };
  const blanks = right.map((index, place) => {
    const options = boxes.filter(({ group }) => group === boxes[index]?.group);

    return {
      id: String(place + 1),
      options: options.map((option, at) => ({ id: letterId(at), text: option.text })),
      key: letterId(options.indexOf(boxes[index] ?? { text: '', group: '' })),
    };
  });

  return {
    ...ownType(
      'drop_down',
      { text, blanks: blanks.map(({ id, options }) => ({ id, options })), scoring: 'each' },
      Object.fromEntries(blanks.map(({ id, key }) => [id, key])),
    ),
    stemText: 'Choose the words that complete the text.',
  };
}
