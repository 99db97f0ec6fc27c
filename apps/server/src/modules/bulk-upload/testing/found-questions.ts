import { parseQuestions } from '@second-bell/question-import';

/** What a teacher reads of a text: stem, options, the right one. */
export function foundQuestions(text: string) {
  const { questions, errors } = parseQuestions(text);

  return {
    errors,
    questions: questions.map(({ questionText, options, correctAnswer }) => [
      questionText,
      options.join(' / '),
      options[Number(correctAnswer)] ?? correctAnswer,
    ]),
  };
}
