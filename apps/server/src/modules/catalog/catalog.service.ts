import type { PracticeTest, PracticeTopics, Product, QuestionWithKey, Subject } from '@second-bell/contract';

import { unfolding } from '@second-bell/domain';
import { isSpecType } from '@second-bell/question-types';

import type { Db } from '#database/connect.ts';

import type { App } from '../../app-instance.ts';
import { notFound } from '../../app-error.ts';
import { getDraft } from '../test-versions/test-versions.service.ts';
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
export async function getQuestions(
  source: Pick<App, 'db' | 'content'>,
  testId: string,
  allTypes: boolean,
): Promise<QuestionWithKey[]> {
  const { db } = source;
  const test = await repo.findPracticeTest(db, testId);
  if (!test || test.sealed) throw notFound('Practice test', testId);
  if (allTypes) return getAnyQuestions(source, testId);

  return (await findUnfolded(db, testId))
    .filter(({ question }) => isSpecType(question.questionType))
    .map(presentQuestion);
}

/** Those of all types of a test that is there, with the version that answers to them are graded by. */
export async function getAnyQuestions(
  source: Pick<App, 'db' | 'content'>,
  testId: string,
): Promise<QuestionWithKey[]> {
  const { versionId: testVersion } = await getDraft(source, testId);
  const rows = await findUnfolded(source.db, testId);

  return rows.map((row) => ({ ...presentAnyQuestion(row), testVersion }));
}

/** Each with what is known of its case by then. */
async function findUnfolded(db: Db, testId: string) {
  const unfold = unfolding();
  const rows = await repo.findQuestions(db, testId);

  return rows.map(({ question, passage }) => ({ question, passage: passage && unfold(passage) }));
}

function presentCounted({ test, totalQuestions, allQuestions }: repo.CountedTest): PracticeTest {
  return presentPracticeTest(test, totalQuestions, allQuestions);
}
