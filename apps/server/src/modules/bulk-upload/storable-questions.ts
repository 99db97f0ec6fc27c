import {
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
  OPTION_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from '@second-bell/contract';
import type { ImportedQuestion, Problem } from '@second-bell/question-import';

type Limit = {
  field: string;
  maxLength: number;
  textsOf: (question: ImportedQuestion) => (string | undefined)[];
};

/** The contract's limits of the question editor: what is imported can be edited afterwards. */
const LIMITS: readonly Limit[] = [
  { field: 'stem', maxLength: QUESTION_MAX_LENGTH, textsOf: (question) => [question.questionText] },
  { field: 'option', maxLength: OPTION_MAX_LENGTH, textsOf: (question) => question.options },
  { field: 'answer', maxLength: OPTION_MAX_LENGTH, textsOf: (question) => [question.correctAnswer] },
  { field: 'explanation', maxLength: QUESTION_MAX_LENGTH, textsOf: (question) => [question.explanation] },
  { field: 'hint', maxLength: DESCRIPTION_MAX_LENGTH, textsOf: (question) => [question.hint] },
  { field: 'topic', maxLength: NAME_MAX_LENGTH, textsOf: (question) => [question.topic] },
  {
    field: 'image description',
    maxLength: DESCRIPTION_MAX_LENGTH,
    textsOf: (question) => [question.imageDescription],
  },
  { field: 'passage', maxLength: QUESTION_MAX_LENGTH, textsOf: ({ passage }) => [passage?.text] },
  { field: 'passage title', maxLength: NAME_MAX_LENGTH, textsOf: ({ passage }) => [passage?.title] },
  { field: 'passage source', maxLength: DESCRIPTION_MAX_LENGTH, textsOf: ({ passage }) => [passage?.source] },
];

/** Sorts out the questions that the database could not hold, each with what is wrong and what to do. */
export function sortOutUnstorable(questions: readonly ImportedQuestion[]): {
  questions: ImportedQuestion[];
  errors: Problem[];
} {
  const errors: Problem[] = [];
  const storable = questions.filter((question) => {
    const message = whyUnstorable(question);
    if (message !== undefined) errors.push({ lineNumber: question.lineNumber, message });

    return message === undefined;
  });

  return { questions: storable, errors };
}

function whyUnstorable(question: ImportedQuestion): string | undefined {
  for (const { field, maxLength, textsOf } of LIMITS) {
    const texts = textsOf(question).filter((text) => text !== undefined);
    if (texts.some((text) => text.length > maxLength)) {
      return `The ${field} of this question is too long. Use at most ${maxLength} characters.`;
    }
    // Half of a character, as a broken copy leaves it: PostgreSQL does not take it.
    if (texts.some((text) => !text.isWellFormed() || text.includes('\0'))) {
      return `The ${field} of this question holds a broken character. Type that place again.`;
    }
  }

  return undefined;
}
