import type { AdminPassage, SavePassage } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import type { PassageRow } from '#modules/catalog/catalog.repo.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull } from '#modules/desk/edits.ts';
import { lockPassage, lockPracticeTest } from '#modules/desk/locks.repo.ts';
import { insertPassages } from '#modules/desk/questions.repo.ts';

import { invalidField, notFound } from '../../app-error.ts';
import { presentAdminPassage } from './administration.presenter.ts';
import { findPracticeTest } from './practice-tests.repo.ts';
import * as repo from './questions.repo.ts';

const UNTITLED = 'Passage without a title';

export async function getPassages(db: Db, practiceTestId: string): Promise<AdminPassage[]> {
  const rows = await repo.findPassages(db, practiceTestId);
  if (rows.length === 0 && !(await findPracticeTest(db, practiceTestId))) {
    throw notFound('Practice test', practiceTestId);
  }

  return rows.map(({ passage, questionCount }) => presentAdminPassage(passage, questionCount));
}

export async function createPassage(
  desk: Desk,
  practiceTestId: string,
  body: SavePassage,
): Promise<AdminPassage> {
  const passage: PassageRow = { id: uuidv7(), practiceTestId, ...fieldsOf(body) };
  await changeAtDesk(desk, async (tx) => {
    if (!(await lockPracticeTest(tx, practiceTestId))) throw notFound('Practice test', practiceTestId);

    await insertPassages(tx, [passage]);

    return {
      result: undefined,
      audit: {
        action: 'created',
        kind: 'passage',
        entityId: passage.id,
        title: passage.title ?? UNTITLED,
      },
    };
  });

  return presentAdminPassage(passage, 0);
}

export async function updatePassage(desk: Desk, id: string, body: SavePassage): Promise<AdminPassage> {
  const fields = fieldsOf(body);

  return changeAtDesk(desk, async (tx) => {
    const current = await lockPassage(tx, id);
    if (!current) throw notFound('Passage', id);

    await repo.updatePassageRow(tx, id, fields);
    const questionCount = await repo.countQuestionsOfPassage(tx, id);

    return {
      result: presentAdminPassage({ ...current, ...fields }, questionCount),
      audit: {
        action: 'updated',
        kind: 'passage',
        entityId: id,
        title: fields.title ?? UNTITLED,
        details: changesBetween(current, fields),
      },
    };
  });
}

function fieldsOf({ title, text, source, kind, tabs = [] }: SavePassage): repo.PassageFields {
  if (text.trim() === '' && tabs.length === 0) throw invalidField('text', 'This is required');

  return {
    title: emptyAsNull(title),
    text,
    source: emptyAsNull(source),
    kind: kind ?? null,
    tabs: tabs.length === 0 ? null : tabs,
  };
}
