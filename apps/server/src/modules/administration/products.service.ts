import type { AdminProduct, CreateProduct, UpdateProduct } from '@second-bell/contract';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { changeAtDesk, type Desk } from '#modules/desk/desk.ts';
import { changesBetween, emptyAsNull, requireCurrent } from '#modules/desk/edits.ts';
import { lockList, lockProduct } from '#modules/desk/locks.repo.ts';
import { closeGap, PRODUCTS } from '#modules/desk/ordering.repo.ts';
import { deleteWithSnapshot } from '#modules/desk/snapshots.service.ts';

import { AppError, notFound } from '../../app-error.ts';
import { presentAdminProduct } from './administration.presenter.ts';
import * as repo from './products.repo.ts';

/** Spec section 9: the products a new site starts with. */
const DEFAULT_PRODUCTS = ['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET'] as const;

export async function getProducts(db: Db): Promise<AdminProduct[]> {
  const rows = await repo.findProducts(db);

  return rows.map(presentAdminProduct);
}

async function getProduct(db: Db, id: string): Promise<AdminProduct> {
  const row = await repo.findProduct(db, id);
  if (!row) throw notFound('Product', id);

  return presentAdminProduct(row);
}

/**
 * Makes the default products that are missing, each once in the life of a database: one that an administrator renamed or
 * deleted since is not made again, although the dashboard calls this on each load.
 */
export async function initProducts(desk: Desk): Promise<{ created: number; products: AdminProduct[] }> {
  const known = await repo.findKnownDefaults(desk.db);
  const unknown = DEFAULT_PRODUCTS.filter((name) => !known.has(name));
  let created = 0;
  for (const name of unknown) {
    const row = await insertAtEnd(desk, { name, description: null });
    if (row) created += 1;
  }
  if (unknown.length > 0) await repo.markDefaultsKnown(desk.db, unknown);

  return { created, products: await getProducts(desk.db) };
}

export async function createProduct(desk: Desk, body: CreateProduct): Promise<AdminProduct> {
  const name = body.name.trim();
  const row = await insertAtEnd(desk, { name, description: emptyAsNull(body.description) });
  if (!row) throw nameTaken(name);

  return getProduct(desk.db, row.id);
}

export async function updateProduct(desk: Desk, id: string, body: UpdateProduct): Promise<AdminProduct> {
  const fields = { name: body.name.trim(), description: emptyAsNull(body.description) };
  await changeAtDesk(desk, async (tx) => {
    // Of two that take one name at once, the second finds it taken.
    await lockList(tx, 'products');
    const current = await requireCurrentProduct(tx, id, body.version);
    const namesake = await repo.findProductByName(tx, fields.name);
    if (namesake && namesake.id !== id) throw nameTaken(fields.name);

    await repo.updateProductRow(tx, id, fields);
    const details = changesBetween(current, fields);

    return {
      result: undefined,
      audit: { action: 'updated', kind: 'product', entityId: id, title: fields.name, details },
    };
  });

  return getProduct(desk.db, id);
}

export async function deleteProduct(desk: Desk, id: string): Promise<void> {
  await changeAtDesk(desk, async (tx) => {
    await lockList(tx, 'products');
    const row = await lockProduct(tx, id);
    if (!row) throw notFound('Product', id);

    const details = await deleteWithSnapshot(tx, {
      kind: 'product',
      id,
      deletedBy: desk.administrator.email,
    });
    await closeGap(tx, PRODUCTS, { parentId: undefined, displayOrder: row.displayOrder });

    return {
      result: undefined,
      audit: { action: 'deleted', kind: 'product', entityId: id, title: row.name, details },
    };
  });
}

async function insertAtEnd(desk: Desk, fields: repo.ProductFields) {
  return changeAtDesk(desk, async (tx) => {
    await lockList(tx, 'products');
    const displayOrder = await repo.countProducts(tx);
    const row = await repo.insertProduct(tx, { id: uuidv7(), ...fields, displayOrder });

    return {
      result: row,
      audit: row && { action: 'created', kind: 'product', entityId: row.id, title: row.name },
    };
  });
}

async function requireCurrentProduct(tx: Db, id: string, version: number | undefined) {
  const row = await lockProduct(tx, id);
  const counted = row && (await repo.findProduct(tx, id));

  return requireCurrent(row, {
    what: 'Product',
    id,
    version,
    view: () => (counted ? presentAdminProduct(counted) : {}),
  });
}

function nameTaken(name: string): AppError {
  const message = `There is a product named ${name} already. Choose another name.`;

  return new AppError('product_name_taken', message, {
    issues: [{ path: 'name', message }],
    current: { name },
  });
}
