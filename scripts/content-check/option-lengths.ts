import type { ContentTest, Problem, Question, Subject } from './content-bank.ts';
import { choiceQuestions, outside, percent } from './test-rules.ts';

/** One in four by chance: who always takes the longest option, or always avoids it, must not gain by it. */
const SHARE = { min: 15, max: 35 };
/** An option of so many words says something, and its length is its author's choice. A number is as long as it is. */
const SENTENCE_WORDS = 4;
/** With fewer, one question is more than three points. */
const SENTENCE_QUESTIONS_MIN = 30;

/**
 * Where the right option can be told by its length.
 *
 * Each exam is looked at as a whole, and each practice test that has enough questions whose options are sentences.
 */
export function optionLengthProblems(subjects: readonly Subject[]): Problem[] {
  const exams = Map.groupBy(subjects, ({ product }) => product);
  const ofExams = [...exams].flatMap(([product, parts]) =>
    lengthMessages(parts.flatMap(({ tests }) => tests.flatMap((test) => test.questions))).map((message) => ({
      file: 'catalog.json',
      lineNumber: 1,
      message: `${product}: ${message}`,
    })),
  );
  const large = subjects.flatMap(({ tests }) => tests).filter(hasEnoughSentences);

  return [
    ...ofExams,
    ...large.flatMap(({ file, questions }) =>
      lengthMessages(questions).map((message) => ({ file, lineNumber: 1, message })),
    ),
  ];
}

function lengthMessages(questions: readonly Question[]): string[] {
  const choices = choiceQuestions(questions);
  if (choices.length === 0) return [];

  const share = (isExtreme: (right: number, other: number) => boolean) =>
    percent(choices.filter((question) => isRightAlone(question, isExtreme)).length, choices.length);

  return [
    ...outside(
      share((right, other) => right > other),
      SHARE,
      'The right option is the single longest in',
    ),
    ...outside(
      share((right, other) => right < other),
      SHARE,
      'The right option is the single shortest in',
    ),
  ];
}

/** Whether the right option stands out from each other one in this way. */
function isRightAlone(
  { options, correctAnswer }: Question,
  isExtreme: (right: number, other: number) => boolean,
): boolean {
  const right = options[Number(correctAnswer)]?.length ?? 0;

  return options.every((option, index) => String(index) === correctAnswer || isExtreme(right, option.length));
}

function hasEnoughSentences({ questions }: ContentTest): boolean {
  const sentences = choiceQuestions(questions).filter(({ options }) =>
    options.some((option) => (option.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS),
  );

  return sentences.length >= SENTENCE_QUESTIONS_MIN;
}
