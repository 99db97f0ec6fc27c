import { createPracticeTestSchema, createQuestionSchema, savePassageSchema } from '@second-bell/contract';
import { type ImportedQuestion, type Problem, type TestHeader } from '@second-bell/question-import';
import * as z from 'zod/mini';

const testLimits = z.omit(createPracticeTestSchema, { subjectId: true });
const questionLimits = z.omit(createQuestionSchema, { practiceTestId: true, displayOrder: true });

const FIELD_WORDS: Readonly<Record<string, string>> = {
  questionText: 'stem',
  correctAnswer: 'answer',
  questionImage: 'image',
  imageDescription: 'image description',
  options: 'option',
  remember: 'sentence to remember',
  rationales: 'rationale',
  tabs: 'tab',
};

/**
 * Where questions from a text hold more than an administrator could save: each of them can be edited later. A passage is
 * judged once, and its problem stands at each question that asks about it, since none of them can do without.
 */
export function questionLimitProblems(questions: readonly ImportedQuestion[]): Problem[] {
  const passages = new Map(
    questions.map(({ passage }) => [passage, passage ? passageProblems(passage) : []]),
  );

  return questions.flatMap(({ passage, image: questionImage, correctAnswer, lineNumber, ...question }) => {
    // Types with a form of their own have no key in the spec's form.
    const fields = { ...question, questionImage, correctAnswer: correctAnswer || undefined };

    return [
      ...problemsOf(questionLimits, fields, lineNumber),
      ...(passages.get(passage) ?? []).map((problem) => ({
        ...problem,
        lineNumber,
        causeLineNumber: problem.lineNumber,
      })),
    ];
  });
}

/** The same for the header of a file that is a practice test. */
export function headerLimitProblems(header: TestHeader): Problem[] {
  return problemsOf(testLimits, { ...header, timeLimit: header.timeLimitMinutes }, 1);
}

function passageProblems(passage: NonNullable<ImportedQuestion['passage']>): Problem[] {
  return problemsOf(savePassageSchema, passage, passage.lineNumber).map(({ lineNumber, message }) => ({
    lineNumber,
    message: message.replace(' here:', ' of its passage:'),
  }));
}

function problemsOf(limits: z.ZodMiniType, value: unknown, lineNumber: number): Problem[] {
  const { error } = z.safeParse(limits, value);

  return (error?.issues ?? []).map(({ path, message }) => {
    const field = String(path[0] ?? '');

    return { lineNumber, message: `The ${FIELD_WORDS[field] ?? field} here: ${message}.` };
  });
}
