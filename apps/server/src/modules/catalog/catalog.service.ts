import type { PracticeTest, PracticeTopics, Product, QuestionWithKey, Subject } from '@second-bell/contract';

import { unfolding } from '@second-bell/domain';
import { isSpecType } from '@second-bell/question-types';

import type { Db } from '#database/connect.ts';

import { notFound } from '../../app-error.ts';
import {
  presentAnyQuestion,
  presentPracticeTest,
  presentQuestion,
  presentSubject,
  presentTopics,
} from './catalog.presenter.ts';
import * as repo from './catalog.repo.ts';

export async function getProducts(db: Db): Promise<Product[]> {
  const rows = await repo.findProducts(db);

  return rows.map(({ id, name }) => ({ id, name }));
}

export async function getSubjects(db: Db, productId: string): Promise<Subject[]> {
  const rows = await repo.findSubjects(db, productId);
  if (rows.length === 0 && !(await repo.productExists(db, productId))) throw notFound('Product', productId);

  return rows.map(presentSubject);
}

/** Sealed tests are left out: with instant feedback they would not be sealed. */
export async function getPracticeTests(db: Db, subjectId: string): Promise<PracticeTest[]> {
  const rows = await repo.findOpenPracticeTests(db, subjectId);
  if (rows.length === 0 && !(await repo.subjectExists(db, subjectId))) throw notFound('Subject', subjectId);

  return rows.map(presentCounted);
}

export async function getMockExams(db: Db): Promise<PracticeTest[]> {
  const rows = await repo.findSealedPracticeTests(db);

  return rows.map(presentCounted);
}

export async function getTopics(db: Db): Promise<PracticeTopics[]> {
  const byTest = Map.groupBy(await repo.findTopics(db), ({ practiceTestId }) => practiceTestId);

  return [...byTest.values()].flatMap((rows) => presentTopics(rows));
}

/** Those that the spec names, or those of all types; each with what is known of its case by then. */
export async function getQuestions(db: Db, testId: string, allTypes: boolean): Promise<QuestionWithKey[]> {
  const test = await repo.findPracticeTest(db, testId);
  if (!test || test.sealed) throw notFound('Practice test', testId);
  const rows = await repo.findQuestions(db, testId);

  const unfold = unfolding();

  return rows
    .map(({ question, passage }) => ({ question, passage: passage && unfold(passage) }))
    .filter(({ question }) => allTypes || isSpecType(question.questionType))
    .map((row) => (allTypes ? presentAnyQuestion(row) : presentQuestion(row)));
}

function presentCounted({ test, totalQuestions, allQuestions }: repo.CountedTest): PracticeTest {
  return presentPracticeTest(test, totalQuestions, allQuestions);
}
