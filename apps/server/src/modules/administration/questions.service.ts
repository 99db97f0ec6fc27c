import type { AdminQuestion, CreateQuestion, UpdateQuestion } from '@second-bell/contract';
import { questionTypes } from '@second-bell/question-types/registry';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { findQuestions } from '#modules/catalog/catalog.repo.ts';
import type { StoredItem } from '#modules/catalog/stored-item.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull, requireCurrent } from '#modules/desk/edits.ts';
import { lockPracticeTest, lockPracticeTests, lockQuestion } from '#modules/desk/locks.repo.ts';
import { closeGap, findIdsInOrder, placeInOrder, QUESTIONS_OF } from '#modules/desk/ordering.repo.ts';
import { reorder } from '#modules/desk/ordering.ts';
import { countQuestions, insertQuestions } from '#modules/desk/questions.repo.ts';
import { deleteQuestionsWithSnapshot, deleteWithSnapshot } from '#modules/desk/snapshots.service.ts';

import { invalidField, notFound } from '../../app-error.ts';
import { presentAdminQuestion } from './administration.presenter.ts';
import { copyPassages } from './copy-questions.ts';
import { type GivenItem, itemInWords, readGivenItem } from './given-item.ts';
import { findPracticeTest } from './practice-tests.repo.ts';
import * as repo from './questions.repo.ts';

const TITLE_LENGTH = 80;

export async function getQuestions(db: Db, practiceTestId: string): Promise<AdminQuestion[]> {
  const rows = await findQuestions(db, practiceTestId);
  if (rows.length === 0 && !(await findPracticeTest(db, practiceTestId))) {
    throw notFound('Practice test', practiceTestId);
  }

  return rows.map(presentAdminQuestion);
}

async function getQuestion(db: Db, id: string): Promise<AdminQuestion> {
  const row = await repo.findQuestion(db, id);
  if (!row) throw notFound('Question', id);

  return presentAdminQuestion(row);
}

export async function createQuestion(desk: Desk, body: CreateQuestion): Promise<AdminQuestion> {
  const { practiceTestId, displayOrder } = body;
  const id = uuidv7();
  await changeAtDesk(desk, async (tx) => {
    if (!(await lockPracticeTest(tx, practiceTestId))) throw notFound('Practice test', practiceTestId);

    const fields = await fieldsOf(tx, practiceTestId, body);
    await insertQuestions(tx, [{ id, practiceTestId, displayOrder, ...fields }]);

    return { result: undefined, audit: auditOf('created', id, body) };
  });

  return getQuestion(desk.db, id);
}

export async function updateQuestion(desk: Desk, id: string, body: UpdateQuestion): Promise<AdminQuestion> {
  await changeAtDesk(desk, async (tx) => {
    const row = await lockQuestion(tx, id);
    const whole = row && (await repo.findQuestion(tx, id));
    const current = requireCurrent(row, {
      what: 'Question',
      id,
      version: body.version,
      view: () => (whole ? presentAdminQuestion(whole) : {}),
    });
    const fields = await fieldsOf(tx, current.practiceTestId, body, current);
    await repo.updateQuestionRow(tx, id, fields);

    return {
      result: undefined,
      audit: {
        ...auditOf('updated', id, fields),
        details: changesBetween(inWords(current), inWords(fields)),
      },
    };
  });

  return getQuestion(desk.db, id);
}

export async function deleteQuestion(desk: Desk, id: string): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const row = await lockQuestion(tx, id, { parent: 'alone' });
    if (!row) throw notFound('Question', id);

    await deleteWithSnapshot(tx, { kind: 'question', id, deletedBy: desk.administrator.email });
    await closeGap(tx, QUESTIONS_OF, { parentId: row.practiceTestId, displayOrder: row.displayOrder });

    return { result: undefined, audit: auditOf('deleted', id, row) };
  });
}

/**
 * Deletes questions of a practice test at once: one line in the audit trail, and they are restored together. Those that
 * are gone already are passed over; 404 where all of them are.
 */
export async function deleteQuestions(
  desk: Desk,
  practiceTestId: string,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  return changeAtDesk(desk, async (tx) => {
    const test = await lockPracticeTest(tx, practiceTestId);
    if (!test) throw notFound('Practice test', practiceTestId);

    const questions = await repo.lockQuestions(tx, ids, [practiceTestId]);
    const [first] = questions;
    if (!first) throw notFound('Question', ids[0] ?? '');

    const deleted = questions.length;
    const firstWords = first.questionText.slice(0, TITLE_LENGTH);
    await deleteQuestionsWithSnapshot(tx, {
      practiceTestId,
      title: deleted === 1 ? firstWords : `${deleted} questions`,
      deletedBy: desk.administrator.email,
      questions,
    });
    await placeInOrder(tx, QUESTIONS_OF, await findIdsInOrder(tx, QUESTIONS_OF, practiceTestId));
    const details = { questions: deleted, practiceTest: test.title };

    return {
      result: { deleted },
      audit: { ...auditOf('deleted', first.id, first), ...(deleted > 1 && { details }) },
    };
  });
}

/** A copy right behind the question, with the same passage. */
export async function duplicateQuestion(desk: Desk, id: string): Promise<AdminQuestion> {
  const copyId = uuidv7();
  await changeAtDesk(desk, async (tx) => {
    const row = await lockQuestion(tx, id, { parent: 'alone' });
    if (!row) throw notFound('Question', id);

    const { createdAt: _createdAt, version: _version, ...fields } = row;
    const ids = await findIdsInOrder(tx, QUESTIONS_OF, row.practiceTestId);
    await insertQuestions(tx, [{ ...fields, id: copyId }]);
    await placeInOrder(tx, QUESTIONS_OF, ids.toSpliced(ids.indexOf(id) + 1, 0, copyId));

    return { result: undefined, audit: auditOf('duplicated', copyId, row) };
  });

  return getQuestion(desk.db, copyId);
}

export async function orderQuestions(
  desk: Desk,
  practiceTestId: string,
  ids: readonly string[],
): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const test = await lockPracticeTest(tx, practiceTestId);
    if (!test) throw notFound('Practice test', practiceTestId);

    await reorder(tx, QUESTIONS_OF, { parentId: practiceTestId, ids });

    return {
      result: undefined,
      audit: { action: 'reordered', kind: 'practice_test', entityId: practiceTestId, title: test.title },
    };
  });
}

/**
 * Moves questions to the end of a practice test. The passages they ask about come along as copies, since the questions
 * that stay may ask about them too. 404 where one of the questions is gone: then none is moved.
 */
export async function moveQuestions(
  desk: Desk,
  practiceTestId: string,
  ids: readonly string[],
): Promise<{ moved: number }> {
  return changeAtDesk(desk, async (tx) => {
    const tests = await lockPracticeTests(tx, [practiceTestId, ...(await repo.findPracticeTestsOf(tx, ids))]);
    const test = tests.get(practiceTestId);
    if (!test) throw notFound('Practice test', practiceTestId);

    const rows = await repo.lockQuestions(tx, ids, tests.keys());
    const gone = ids.find((id) => !rows.some((row) => row.id === id));
    if (gone !== undefined) throw notFound('Question', gone);

    const moving = rows.filter((row) => row.practiceTestId !== practiceTestId);
    await moveRows(tx, practiceTestId, moving);

    return {
      result: { moved: moving.length },
      audit:
        moving.length === 0
          ? undefined
          : {
              action: 'moved',
              kind: 'practice_test',
              entityId: practiceTestId,
              title: test.title,
              details: { questions: moving.length },
            },
    };
  });
}

async function moveRows(
  tx: Db,
  practiceTestId: string,
  moving: Awaited<ReturnType<typeof repo.lockQuestions>>,
): Promise<void> {
  const firstPlace = await countQuestions(tx, practiceTestId);
  await repo.moveQuestionRows(
    tx,
    moving.map(({ id }) => id),
    { practiceTestId, firstPlace },
  );
  const copies = await copyPassages(
    tx,
    moving.flatMap(({ passageId }) => passageId ?? []),
    practiceTestId,
  );
  for (const [from, to] of copies) await repo.replacePassage(tx, { practiceTestId, from, to });
  await repo.deleteUnusedPassages(tx, [...copies.keys()]);
  for (const left of new Set(moving.map((row) => row.practiceTestId))) {
    await placeInOrder(tx, QUESTIONS_OF, await findIdsInOrder(tx, QUESTIONS_OF, left));
  }
}

async function fieldsOf(
  tx: Db,
  practiceTestId: string,
  body: Omit<UpdateQuestion, 'version'>,
  current?: StoredItem,
): Promise<repo.QuestionFields> {
  const item = readGivenItem(body, current);
  await requirePassage(tx, practiceTestId, body.passageId);
  if (questionTypes[body.questionType].needsPicture && body.questionImage === undefined) {
    throw invalidField('questionImage', 'This kind of question needs a picture');
  }

  return {
    questionText: body.questionText,
    ...item,
    difficulty: body.difficulty,
    explanation: emptyAsNull(body.explanation),
    hint: emptyAsNull(body.hint),
    topic: emptyAsNull(body.topic),
    questionImage: body.questionImage ?? null,
    imageDescription: emptyAsNull(body.imageDescription),
    passageId: body.passageId ?? null,
    remember: emptyAsNull(body.remember),
    reference: emptyAsNull(body.reference),
  };
}

async function requirePassage(tx: Db, practiceTestId: string, passageId: string | undefined): Promise<void> {
  if (passageId === undefined) return;

  const passage = await repo.findPassage(tx, passageId);
  if (passage?.practiceTestId === practiceTestId) return;

  throw invalidField('passageId', 'This passage does not belong to this practice test');
}

/** What the audit trail compares: the form in which options and key are stored says nothing to people. */
function inWords<Q extends GivenItem>(question: Q) {
  const { optionIds: _ids, content: _content, answerKey: _key, ...fields } = question;

  return { ...fields, ...itemInWords(question) };
}

function auditOf(
  action: 'created' | 'updated' | 'deleted' | 'duplicated',
  entityId: string,
  { questionText }: { questionText: string },
) {
  return { action, kind: 'question' as const, entityId, title: questionText.slice(0, TITLE_LENGTH) };
}
