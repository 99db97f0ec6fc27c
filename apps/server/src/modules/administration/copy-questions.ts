import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { findQuestions } from '#modules/catalog/catalog.repo.ts';
import { insertPassages, insertQuestions } from '#modules/desk/questions.repo.ts';

import * as repo from './questions.repo.ts';

/** Copies the questions of a practice test into another one, and the passages they ask about with them. */
export async function copyQuestions(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const rows = await findQuestions(tx, from);
  const copies = await copyPassages(
    tx,
    rows.flatMap(({ question }) => question.passageId ?? []),
    to,
  );
  await insertQuestions(
    tx,
    rows.map(({ question: { createdAt: _createdAt, version: _version, ...question } }) => ({
      ...question,
      id: uuidv7(),
      practiceTestId: to,
      passageId: question.passageId && (copies.get(question.passageId) ?? null),
    })),
  );
}

/** Gives a practice test copies of these passages; answers which copy stands for which. */
export async function copyPassages(
  tx: Db,
  ids: readonly string[],
  practiceTestId: string,
): Promise<Map<string, string>> {
  const passages = await repo.findPassagesById(tx, [...new Set(ids)]);
  const copies = new Map(passages.map(({ id }) => [id, uuidv7()]));
  await insertPassages(
    tx,
    passages.map((passage) => ({ ...passage, id: copies.get(passage.id) ?? uuidv7(), practiceTestId })),
  );

  return copies;
}
