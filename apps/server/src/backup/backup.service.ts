import type { Db } from '#database/connect.ts';
import { isKnownMigration, lastMigrationOf, migrateWithin } from '#database/migrations.ts';

import { CannotStart } from '../cannot-start.ts';
import {
  type Head,
  readBackup,
  type Table,
  TableCounter,
  type TableSum,
  UnusableBackup,
  writeBackup,
} from './file-format.ts';
import * as repo from './tables.repo.ts';

/** So many rows, or characters, go to the database by one statement. */
const MAX_ROWS = 1_000;
const MAX_CHARACTERS = 1024 * 1024;

/** Writes all that a database holds at one moment to a file; answers what it holds. Others go on reading and writing. */
export async function backUp(db: Db, file: string): Promise<TableSum[]> {
  return db.transaction(
    async (tx) => {
      await repo.writeAlike(tx);
      const migration = await lastMigrationOf(tx);
      if (migration === undefined)
        throw new CannotStart('The database is empty: there is nothing to back up.');

      return writeBackup(file, piecesOf(tx, migration));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* piecesOf(tx: Db, migration: string) {
  yield {
    head: { format: 'second-bell-backup', version: 1, createdAt: new Date().toISOString(), migration },
  } satisfies { head: Head };
  for (const table of await repo.findTables(tx)) {
    yield { table };
    for await (const row of repo.readRows(tx, table)) yield { row };
  }
}

/** Reads a backup to its end, and answers what it says of itself. Throws `UnusableBackup` where it cannot be restored. */
export async function checkBackup(file: string): Promise<{ head: Head; tables: TableSum[] }> {
  let head: Head | undefined;
  let tables: TableSum[] = [];
  for await (const piece of readBackup(file)) {
    if ('head' in piece) {
      ({ head } = piece);
      requireKnown(file, head);
    }
    if ('foot' in piece) tables = piece.foot.tables;
  }
  if (!head) throw new UnusableBackup(`${file} is empty.`);

  return { head, tables };
}

/**
 * Puts a backup into a database that is empty, or, with `replace`, in place of all that is there, and brings it to the
 * schema of this version. All of it is one transaction: whatever happens, the database is as it was or as the backup says.
 */
export async function restore(db: Db, file: string, { replace }: { replace: boolean }): Promise<TableSum[]> {
  const { head, tables } = await checkBackup(file);
  await db.transaction(async (tx) => {
    await repo.holdStarts(tx);
    if ((await repo.countOthers(tx)) > 0) {
      throw new CannotStart(
        'Others are connected to the database, most likely a server. Stop it first. Nothing was changed.',
      );
    }
    if (!(await repo.isEmpty(tx))) {
      if (!replace) {
        throw new CannotStart(
          'The database is not empty. With --replace, all that is in it is deleted first. Nothing was changed.',
        );
      }
      await repo.dropTables(tx);
    }
    await migrateWithin(tx, head.migration);
    await fill(tx, file, tables);
    await migrateWithin(tx);
  });

  return tables;
}

/** Restores a backup into an empty database, reads it back, and throws where one row is not what it was. */
export async function verify(scratch: Db, file: string): Promise<TableSum[]> {
  const { head, tables } = await checkBackup(file);
  await scratch.transaction(async (tx) => {
    await migrateWithin(tx, head.migration);
    await fill(tx, file, tables);
    await repo.writeAlike(tx);
    for (const table of await repo.findTables(tx)) {
      const counter = new TableCounter();
      for await (const row of repo.readRows(tx, table)) counter.add(row);
      requireSame(counter.sumOf(table.table), tables);
    }
    await migrateWithin(tx);
  });

  return tables;
}

function requireKnown(file: string, { migration }: Head): void {
  if (isKnownMigration(migration)) return;

  throw new UnusableBackup(
    `${file} was made by a newer version of Second Bell (${migration}). Restore it with that version. Nothing was changed.`,
  );
}

async function fill(tx: Db, file: string, sums: readonly TableSum[]): Promise<void> {
  await repo.writeAlike(tx);
  const known = new Map((await repo.findTables(tx)).map((table) => [table.table, table]));
  let filler: TableFiller | undefined;
  const finish = async () => {
    if (filler) requireSame(await filler.finish(), sums);
  };
  for await (const piece of readBackup(file)) {
    if ('table' in piece) {
      await finish();
      filler = new TableFiller(tx, sameTable(piece.table, known));
    }
    if ('row' in piece) await filler?.add(piece.row);
  }
  await finish();
}

/** The table as the database knows it, which must be as the file has it. */
function sameTable(table: Table, known: ReadonlyMap<string, Table>): Table {
  const found = known.get(table.table);
  if (!found || JSON.stringify(found) !== JSON.stringify(table)) {
    throw new UnusableBackup(
      `The table ${table.table} of the backup is not one of this version. Nothing was changed.`,
    );
  }

  return found;
}

function requireSame(sum: TableSum, sums: readonly TableSum[]): void {
  const wanted = sums.find(({ table }) => table === sum.table);
  if (wanted?.rows === sum.rows && wanted.digest === sum.digest) return;

  throw new UnusableBackup(
    `The table ${sum.table} is not what the backup says: ${sum.rows} rows in place of ${wanted?.rows ?? 0}, or others. Nothing was changed.`,
  );
}

class TableFiller {
  readonly #tx: Db;
  readonly #table: Table;
  readonly #counter = new TableCounter();
  #rows: string[] = [];
  #characters = 0;

  constructor(tx: Db, table: Table) {
    this.#tx = tx;
    this.#table = table;
  }

  async add(row: string): Promise<void> {
    this.#counter.add(row);
    this.#rows.push(row);
    this.#characters += row.length;
    if (this.#rows.length >= MAX_ROWS || this.#characters >= MAX_CHARACTERS) await this.#flush();
  }

  async finish(): Promise<TableSum> {
    await this.#flush();

    return this.#counter.sumOf(this.#table.table);
  }

  async #flush(): Promise<void> {
    if (this.#rows.length > 0) await repo.insertRows(this.#tx, this.#table, this.#rows);
    this.#rows = [];
    this.#characters = 0;
  }
}

/** How many rows there are in all, in words. */
export function wordsOf(tables: readonly TableSum[]): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables`;
}
