import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import * as schema from '#database/schema.ts';

import { OWNED_TABLES } from './owned-tables.ts';

it('lists every table that has a column for the owner', () => {
  const owned = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) => 'ownerId' in getTableColumns(table))
    .map(getTableName);
  const listed = OWNED_TABLES.map(({ table }) => getTableName(table));

  expect(listed).toEqual(expect.arrayContaining(owned));
});

it('has a name of its own for each table', () => {
  const names = OWNED_TABLES.flatMap(({ name, parts = [] }) => [name, ...parts.map((part) => part.name)]);

  expect(new Set(names).size).toBe(names.length);
});
