import type { PrintableQuestion } from '@second-bell/question-import';
import { letterOf } from '@second-bell/question-text';

/** What the types beyond those of the spec have in place of options and an answer. */
type OwnType = Pick<
  PrintableQuestion,
  'questionType' | 'options' | 'correctAnswer' | 'content' | 'answerKey'
>;

/** Something to choose, by the name that the other program gives it. */
export type Choice = { id: string; text: string; isRight: boolean };

const TRUTHS = ['true', 'false'];

/** The ids that the text format gives by place: `a`, `b`. */
export function letterId(index: number): string {
  return letterOf(index).toLowerCase();
}

/** One right choice: true or false where these are the choices. Several right ones are no key: the answer is empty then. */
export function choiceQuestion(choices: readonly Choice[]): OwnType {
  const right = choices.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  const options = choices.map(({ text }) => text);
  const truths = options.map((text) => TRUTHS.indexOf(text.trim().toLowerCase()));
  const only = right.length === 1 ? right[0] : undefined;
  if (only !== undefined && truths.length === 2 && truths.includes(0) && truths.includes(1)) {
    return { questionType: 'true_false', options: ['True', 'False'], correctAnswer: String(truths[only]) };
  }

  return { questionType: 'multiple_choice', options, correctAnswer: only === undefined ? '' : String(only) };
}

export function selectQuestion(choices: readonly Choice[], select: number | undefined): OwnType {
  return ownType(
    'multiple_select',
    {
      options: choices.map(({ text }, index) => ({ id: letterId(index), text })),
      ...(select !== undefined && { select }),
    },
    choices.flatMap(({ isRight }, index) => (isRight ? [letterId(index)] : [])),
  );
}

/** Each target with the text of its token; tokens that fit nowhere stand in `extra`. */
export function matchQuestion(
  pairs: readonly { target: string; token: string }[],
  extra: readonly string[],
): OwnType {
  // In the order of the alphabet, so that their order does not tell the key.
  const tokens = [...new Set([...pairs.map(({ token }) => token), ...extra])].toSorted();
  const idOf = (token: string) => letterId(tokens.indexOf(token));

  return ownType(
    'drag_match',
    {
      tokens: tokens.map((text) => ({ id: idOf(text), text })),
      targets: pairs.map(({ target }, index) => ({ id: String(index + 1), text: target })),
      reuse: new Set(pairs.map(({ token }) => token)).size < pairs.length,
    },
    Object.fromEntries(pairs.map(({ token }, index) => [String(index + 1), idOf(token)])),
  );
}

export function typedQuestion(accepted: readonly string[]): OwnType {
  return { questionType: 'fill_blank', options: [], correctAnswer: accepted.join('|') };
}

export function numberQuestion(value: string, tolerance: string | undefined, unit?: string): OwnType {
  return ownType(
    'numeric_entry',
    { ...(unit !== undefined && unit !== '' && { unit }) },
    { value, ...(tolerance !== undefined && Number(tolerance) !== 0 && { tolerance }) },
  );
}

/** The form is judged by the type itself, in `write-questions.ts`. */
export function ownType(
  questionType: PrintableQuestion['questionType'],
  content: object,
  key: object,
): OwnType {
  return {
    questionType,
    options: [],
    correctAnswer: '',
    content,
    answerKey: key as NonNullable<PrintableQuestion['answerKey']>,
  };
}
