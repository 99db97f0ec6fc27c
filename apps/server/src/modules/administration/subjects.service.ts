import type { AdminSubject, CreateSubject, UpdateSubject } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull, requireCurrent } from '#modules/desk/edits.ts';
import { lockProduct, lockSubject } from '#modules/desk/locks.repo.ts';
import { closeGap, SUBJECTS_OF } from '#modules/desk/ordering.repo.ts';
import { reorder } from '#modules/desk/ordering.ts';
import { deleteWithSnapshot } from '#modules/desk/snapshots.service.ts';

import { notFound } from '../../app-error.ts';
import { presentAdminSubject } from './administration.presenter.ts';
import { findProduct } from './products.repo.ts';
import * as repo from './subjects.repo.ts';

export async function getSubjects(db: Db, productId: string): Promise<AdminSubject[]> {
  const rows = await repo.findSubjects(db, productId);
  if (rows.length === 0 && !(await findProduct(db, productId))) throw notFound('Product', productId);

  return rows.map(presentAdminSubject);
}

async function getSubject(db: Db, id: string): Promise<AdminSubject> {
  const row = await repo.findSubject(db, id);
  if (!row) throw notFound('Subject', id);

  return presentAdminSubject(row);
}

export async function createSubject(desk: Desk, body: CreateSubject): Promise<AdminSubject> {
  const { productId, displayOrder } = body;
  const id = uuidv7();
  const name = body.name.trim();
  await changeAtDesk(desk, async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound('Product', productId);

    await repo.insertSubject(tx, {
      id,
      productId,
      displayOrder,
      name,
      description: emptyAsNull(body.description),
    });

    return { result: undefined, audit: { action: 'created', kind: 'subject', entityId: id, title: name } };
  });

  return getSubject(desk.db, id);
}

export async function updateSubject(desk: Desk, id: string, body: UpdateSubject): Promise<AdminSubject> {
  const fields = { name: body.name.trim(), description: emptyAsNull(body.description) };
  await changeAtDesk(desk, async (tx) => {
    const row = await lockSubject(tx, id);
    const counted = row && (await repo.findSubject(tx, id));
    const current = requireCurrent(row, {
      what: 'Subject',
      id,
      version: body.version,
      view: () => (counted ? presentAdminSubject(counted) : {}),
    });
    await repo.updateSubjectRow(tx, id, fields);
    const details = changesBetween(current, fields);

    return {
      result: undefined,
      audit: { action: 'updated', kind: 'subject', entityId: id, title: fields.name, details },
    };
  });

  return getSubject(desk.db, id);
}

export async function deleteSubject(desk: Desk, id: string): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const row = await lockSubject(tx, id, { parent: 'alone' });
    if (!row) throw notFound('Subject', id);

    const details = await deleteWithSnapshot(tx, {
      kind: 'subject',
      id,
      deletedBy: desk.administrator.email,
    });
    await closeGap(tx, SUBJECTS_OF, { parentId: row.productId, displayOrder: row.displayOrder });

    return {
      result: undefined,
      audit: { action: 'deleted', kind: 'subject', entityId: id, title: row.name, details },
    };
  });
}

export async function orderSubjects(desk: Desk, productId: string, ids: readonly string[]): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product) throw notFound('Product', productId);

    await reorder(tx, SUBJECTS_OF, { parentId: productId, ids });

    return {
      result: undefined,
      audit: { action: 'reordered', kind: 'product', entityId: productId, title: product.name },
    };
  });
}
