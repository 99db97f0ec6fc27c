import type { Exam, ExamQuestion } from '@second-bell/contract';
import { keyForRunner, type KeyedQuestion } from '@second-bell/domain';

import type { Db } from '#database/connect.ts';
import { presentExtras } from '#modules/catalog/catalog.presenter.ts';

import { notFound } from '../../app-error.ts';
import * as repo from './exams.repo.ts';

/** The keys of an exam's questions by question id, for grading. */
export type ExamKeys = ReadonlyMap<string, KeyedQuestion>;

export async function getExam(db: Db, id: string): Promise<Exam> {
  const row = await repo.findExam(db, id);
  if (!row) throw notFound('Exam', id);

  const { test, subject, product, totalQuestions } = row;

  return {
    id: test.id,
    title: test.title,
    description: test.description ?? '',
    type: product,
    subject,
    totalQuestions,
    timeLimit: test.timeLimit,
    passingScore: test.passingScore,
  };
}

export async function getExamQuestions(db: Db, examId: string): Promise<ExamQuestion[]> {
  const rows = await repo.findExamQuestions(db, examId);
  if (rows.length === 0) await getExam(db, examId);

  return rows.map(({ question, passage }) => ({
    id: question.id,
    examId,
    questionText: question.questionText,
    questionType: 'multiple_choice',
    options: question.options,
    correctAnswer: keyForRunner(question),
    difficulty: question.difficulty,
    displayOrder: question.displayOrder,
    ...presentExtras(question, passage),
  }));
}

export async function getExamKeys(db: Db, examId: string): Promise<ExamKeys> {
  const rows = await repo.findExamQuestions(db, examId);

  return new Map(
    rows.map(({ question: { id, questionType, options, correctAnswer } }) => [
      id,
      { questionType, options, correctAnswer },
    ]),
  );
}
