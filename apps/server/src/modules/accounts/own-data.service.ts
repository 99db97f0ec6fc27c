import { stringify } from 'csv-stringify/sync';

import type { Db } from '#database/connect.ts';

import { type ArchiveFile, zipFiles } from '../../zip-files.ts';
import { findOwned, type OwnRows } from './owned-rows.repo.ts';
import { findSessionsOfUser } from './sessions.repo.ts';
import type { Session } from './sessions.service.ts';

type Person = Session['user'];

/**
 * All that is kept of somebody, as one JSON object: `account`, `sessions`, and a list for each kind of rows that they own.
 * Written piece by piece, so that years of practice are never in memory at once.
 */
export async function* jsonOfData(db: Db, person: Person): AsyncGenerator<string> {
  let last: string | undefined;
  yield '{';
  for await (const { name, rows } of findAll(db, person)) {
    const text = rows.map((row) => JSON.stringify(row)).join(',\n');
    if (name !== last) yield `${last === undefined ? '' : '],'}\n${JSON.stringify(name)}: [`;
    else if (text !== '') yield ',\n';
    yield text;
    last = name;
  }
  yield ']\n}\n';
}

/** The same as a zip archive with a CSV file for each kind, for spreadsheets. */
export function archiveOfData(db: Db, person: Person): AsyncGenerator<Uint8Array> {
  return zipFiles(filesOf(db, person));
}

async function* filesOf(db: Db, person: Person): AsyncGenerator<ArchiveFile> {
  let kind: OwnRows | undefined;
  for await (const { name, rows } of findAll(db, person)) {
    if (kind?.name === name) kind.rows.push(...rows);
    else {
      if (kind) yield fileOf(kind);
      kind = { name, rows: [...rows] };
    }
  }
  if (kind) yield fileOf(kind);
}

async function* findAll(db: Db, { id, email, name, role, createdAt }: Person): AsyncGenerator<OwnRows> {
  yield { name: 'account', rows: [{ id, email, name, role, createdAt }] };
  const sessions = await findSessionsOfUser(db, id);
  yield {
    name: 'sessions',
    rows: sessions.map((session) => ({
      device: session.device,
      place: session.place,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
    })),
  };
  yield* findOwned(db, id);
}

/** With a byte order mark, and with an apostrophe before whatever a spreadsheet would take for a formula. */
function fileOf({ name, rows }: OwnRows): ArchiveFile {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));

  return {
    path: `${name}.csv`,
    content: stringify([columns, ...cells], {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();

  return typeof value === 'string' ? value : JSON.stringify(value);
}
