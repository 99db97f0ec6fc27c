import { createPracticeTestSchema, createQuestionSchema, savePassageSchema } from '@second-bell/contract';
import type { ImportedQuestion, Problem, TestHeader } from '@second-bell/question-import';
import * as z from 'zod/mini';

const headerLimits = z.omit(createPracticeTestSchema, { subjectId: true });
const questionLimits = z.omit(createQuestionSchema, { practiceTestId: true, displayOrder: true });

/** Where a test holds more than an administrator could save, so that each of its questions can be edited later. */
export function limitProblems(header: TestHeader, questions: readonly ImportedQuestion[]): Problem[] {
  const passages = new Set(questions.flatMap(({ passage }) => passage ?? []));

  return [
    ...problemsOf(headerLimits, { ...header, timeLimit: header.timeLimitMinutes }, 1),
    ...[...passages].flatMap((passage) => problemsOf(savePassageSchema, passage, passage.lineNumber)),
    ...questions.flatMap(({ image, ...question }) =>
      problemsOf(questionLimits, { ...question, questionImage: image }, question.lineNumber),
    ),
  ];
}

function problemsOf(limits: z.ZodMiniType, value: unknown, lineNumber: number): Problem[] {
  const { error } = limits.safeParse(value);

  return (error?.issues ?? []).map(({ path, message }) => ({
    lineNumber,
    message: `${path.join(' ')}: ${message}`,
  }));
}
