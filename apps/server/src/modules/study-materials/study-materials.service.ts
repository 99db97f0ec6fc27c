import type {
  AdminStudyMaterial,
  CreateStudyMaterial,
  StudyMaterial,
  UpdateStudyMaterial,
} from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull, requireCurrent } from '#modules/desk/edits.ts';
import { lockList } from '#modules/desk/locks.repo.ts';
import { closeGap, STUDY_MATERIALS } from '#modules/desk/ordering.repo.ts';
import { reorder } from '#modules/desk/ordering.ts';

import { notFound } from '../../app-error.ts';
import { presentAdminStudyMaterial, presentStudyMaterial } from './study-materials.presenter.ts';
import * as repo from './study-materials.repo.ts';

const KIND = 'study_material' as const;

/** What the audit trail calls the list itself. */
const LIST = { entityId: 'study-materials', title: 'Study materials' };

export async function getStudyMaterials(db: Db): Promise<StudyMaterial[]> {
  const rows = await repo.findStudyMaterials(db);

  return rows.map(presentStudyMaterial);
}

export async function getAdminStudyMaterials(db: Db): Promise<AdminStudyMaterial[]> {
  const rows = await repo.findStudyMaterials(db);

  return rows.map(presentAdminStudyMaterial);
}

export async function createStudyMaterial(
  desk: Desk,
  body: CreateStudyMaterial,
): Promise<AdminStudyMaterial> {
  const id = uuidv7();
  const fields = fieldsOf(body);

  return changeAtDesk(desk, async (tx) => {
    await lockList(tx, 'study materials');
    const row = await repo.insertAtEnd(tx, { id, ...fields });
    if (!row) throw new Error('The study material was not stored');

    return {
      result: presentAdminStudyMaterial(row),
      audit: { action: 'created', kind: KIND, entityId: id, title: fields.title },
    };
  });
}

export async function updateStudyMaterial(
  desk: Desk,
  id: string,
  body: UpdateStudyMaterial,
): Promise<AdminStudyMaterial> {
  const fields = fieldsOf(body);

  return changeAtDesk(desk, async (tx) => {
    const current = requireCurrent(await repo.lockStudyMaterial(tx, id), {
      what: 'Study material',
      id,
      version: body.version,
      view: presentAdminStudyMaterial,
    });
    const row = await repo.updateStudyMaterialRow(tx, id, fields);
    if (!row) throw new Error('The study material was not changed');

    return {
      result: presentAdminStudyMaterial(row),
      audit: {
        action: 'updated',
        kind: KIND,
        entityId: id,
        title: fields.title,
        details: changesBetween(current, fields),
      },
    };
  });
}

export async function deleteStudyMaterial(desk: Desk, id: string): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    await lockList(tx, 'study materials');
    const row = await repo.lockStudyMaterial(tx, id);
    if (!row) throw notFound('Study material', id);

    await repo.deleteStudyMaterialRow(tx, id);
    await closeGap(tx, STUDY_MATERIALS, { parentId: undefined, displayOrder: row.displayOrder });

    return {
      result: undefined,
      audit: {
        action: 'deleted',
        kind: KIND,
        entityId: id,
        title: row.title,
        // It cannot be restored by a click: what it said stays readable here.
        details: presentStudyMaterial(row),
      },
    };
  });
}

export async function orderStudyMaterials(desk: Desk, ids: readonly string[]): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    await lockList(tx, 'study materials');
    await reorder(tx, STUDY_MATERIALS, { ids });

    return { result: undefined, audit: { action: 'reordered', kind: KIND, ...LIST } };
  });
}

function fieldsOf(body: CreateStudyMaterial): repo.StudyMaterialFields {
  return {
    title: body.title.trim(),
    type: body.type,
    examType: body.examType,
    subject: emptyAsNull(body.subject),
    content: emptyAsNull(body.content),
    url: body.url ?? null,
    downloadUrl: body.downloadUrl ?? null,
  };
}
