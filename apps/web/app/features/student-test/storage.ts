import type { QuestionWithKey } from '@second-bell/contract';
import * as z from 'zod/mini';

import { type Answer, clampIndex, isGivenCorrect, NEW_STUDENT_TEST, type StudentTest } from './model.ts';

const flagsSchema = z.record(z.string(), z.boolean());

/** What a tab keeps of a test. Grades are not kept: they are worked out anew from the key. */
const keptSchema = z.object({
  currentIndex: z.int(),
  given: z.record(z.string(), z.union([z.int(), z.string()])),
  openHints: flagsSchema,
  openExplanations: flagsSchema,
  startedAt: z.nullable(z.number()),
});

/** Keeps the test in this tab, so that a reload or a tab the phone threw away loses nothing. */
export function saveStudentTest(testId: string, { answers, ...test }: StudentTest): void {
  const given = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer.given]));
  try {
    sessionStorage.setItem(storageKey(testId), JSON.stringify({ ...test, given }));
  } catch {
    // Storage is full or switched off: the test goes on, and only a reload would start it over.
  }
}

/** The test as this tab left it; a new one where nothing readable is kept. */
export function loadStudentTest(testId: string, questions: readonly QuestionWithKey[]): StudentTest {
  const kept = keptSchema.safeParse(readJson(storageKey(testId)));
  if (!kept.success) return NEW_STUDENT_TEST;

  const { given, currentIndex, ...rest } = kept.data;

  return {
    ...rest,
    currentIndex: clampIndex(currentIndex, questions.length),
    answers: gradeAgain(given, questions),
  };
}

export function forgetStudentTest(testId: string): void {
  try {
    sessionStorage.removeItem(storageKey(testId));
  } catch {
    // Nothing could be kept either.
  }
}

/** Questions may have changed since: an answer that fits none of them any more is dropped. */
function gradeAgain(
  given: Record<string, number | string>,
  questions: readonly QuestionWithKey[],
): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const value = given[question.id];
    const isTyped = question.questionType === 'fill_blank';
    if (value === undefined || isTyped !== (typeof value === 'string')) continue;

    answers[question.id] = { given: value, isCorrect: isGivenCorrect(question, value) };
  }

  return answers;
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function storageKey(testId: string): string {
  return `second-bell:student-test:${testId}`;
}
