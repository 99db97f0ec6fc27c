import {
  type AdminPracticeTest,
  type CreatePracticeTest,
  NAME_MAX_LENGTH,
  type UpdatePracticeTest,
} from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull, requireCurrent } from '#modules/desk/edits.ts';
import { lockPracticeTest, lockSubject } from '#modules/desk/locks.repo.ts';
import { closeGap, TESTS_OF } from '#modules/desk/ordering.repo.ts';
import { reorder } from '#modules/desk/ordering.ts';
import { deleteWithSnapshot } from '#modules/desk/snapshots.service.ts';

import { notFound } from '../../app-error.ts';
import { presentAdminTest } from './administration.presenter.ts';
import { copyQuestions } from './copy-questions.ts';
import * as repo from './practice-tests.repo.ts';
import { findSubject } from './subjects.repo.ts';

const COPY_MARK = ' (copy)';

export async function getPracticeTests(db: Db, subjectId: string): Promise<AdminPracticeTest[]> {
  const rows = await repo.findPracticeTests(db, subjectId);
  if (rows.length === 0 && !(await findSubject(db, subjectId))) throw notFound('Subject', subjectId);

  return rows.map(presentAdminTest);
}

async function getPracticeTest(db: Db, id: string): Promise<AdminPracticeTest> {
  const row = await repo.findPracticeTest(db, id);
  if (!row) throw notFound('Practice test', id);

  return presentAdminTest(row);
}

export async function createPracticeTest(desk: Desk, body: CreatePracticeTest): Promise<AdminPracticeTest> {
  const { subjectId } = body;
  const id = uuidv7();
  const fields = fieldsOf(body);
  await changeAtDesk(desk, async (tx) => {
    if (!(await lockSubject(tx, subjectId))) throw notFound('Subject', subjectId);

    const displayOrder = await repo.countPracticeTests(tx, subjectId);
    await repo.insertPracticeTest(tx, { id, subjectId, displayOrder, ...fields });

    return {
      result: undefined,
      audit: { action: 'created', kind: 'practice_test', entityId: id, title: fields.title },
    };
  });

  return getPracticeTest(desk.db, id);
}

export async function updatePracticeTest(
  desk: Desk,
  id: string,
  body: UpdatePracticeTest,
): Promise<AdminPracticeTest> {
  const fields = fieldsOf(body);
  await changeAtDesk(desk, async (tx) => {
    const row = await lockPracticeTest(tx, id);
    const counted = row && (await repo.findPracticeTest(tx, id));
    const current = requireCurrent(row, {
      what: 'Practice test',
      id,
      version: body.version,
      view: () => (counted ? presentAdminTest(counted) : {}),
    });
    await repo.updatePracticeTestRow(tx, id, fields);
    const details = changesBetween(current, fields);

    return {
      result: undefined,
      audit: { action: 'updated', kind: 'practice_test', entityId: id, title: fields.title, details },
    };
  });

  return getPracticeTest(desk.db, id);
}

export async function deletePracticeTest(desk: Desk, id: string): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const row = await lockPracticeTest(tx, id, { parent: 'alone' });
    if (!row) throw notFound('Practice test', id);

    const deletedBy = desk.administrator.email;
    const details = await deleteWithSnapshot(tx, { kind: 'practice_test', id, deletedBy });
    await closeGap(tx, TESTS_OF, { parentId: row.subjectId, displayOrder: row.displayOrder });

    return {
      result: undefined,
      audit: { action: 'deleted', kind: 'practice_test', entityId: id, title: row.title, details },
    };
  });
}

export async function orderPracticeTests(
  desk: Desk,
  subjectId: string,
  ids: readonly string[],
): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const subject = await lockSubject(tx, subjectId);
    if (!subject) throw notFound('Subject', subjectId);

    await reorder(tx, TESTS_OF, { parentId: subjectId, ids });

    return {
      result: undefined,
      audit: { action: 'reordered', kind: 'subject', entityId: subjectId, title: subject.name },
    };
  });
}

/** A copy at the end of the same subject, with passages and questions of its own. */
export async function duplicatePracticeTest(desk: Desk, id: string): Promise<AdminPracticeTest> {
  const copyId = uuidv7();
  await changeAtDesk(desk, async (tx) => {
    const row = await lockPracticeTest(tx, id, { parent: 'alone' });
    if (!row) throw notFound('Practice test', id);

    const { createdAt: _createdAt, version: _version, ...fields } = row;
    const displayOrder = await repo.countPracticeTests(tx, row.subjectId);
    const title = titleOfCopy(row.title);
    await repo.insertPracticeTest(tx, { ...fields, id: copyId, title, displayOrder });
    await copyQuestions(tx, { from: id, to: copyId });

    return {
      result: undefined,
      audit: {
        action: 'duplicated',
        kind: 'practice_test',
        entityId: copyId,
        title,
        details: { copyOf: row.title },
      },
    };
  });

  return getPracticeTest(desk.db, copyId);
}

/** Shortened where it would be longer than a title may be: it could be saved never again. */
function titleOfCopy(title: string): string {
  const room = NAME_MAX_LENGTH - COPY_MARK.length;
  // Not in the middle of a character that takes two places.
  const kept = title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');

  return kept.trimEnd() + COPY_MARK;
}

function fieldsOf(body: Omit<UpdatePracticeTest, 'version'>): repo.PracticeTestFields {
  const { title, description, timeLimit, passingScore, difficulty, sealed, scoringRule, tools } = body;

  return {
    title: title.trim(),
    description: emptyAsNull(description),
    timeLimit,
    passingScore,
    difficulty,
    ...(sealed !== undefined && { sealed }),
    ...(scoringRule !== undefined && { scoringRule }),
    ...(tools !== undefined && { tools }),
  };
}
