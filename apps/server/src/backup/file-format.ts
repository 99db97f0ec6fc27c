import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { z } from 'zod';

import { CannotStart } from '../cannot-start.ts';

/**
 * A backup is a gzip file of lines, each a JSON value: a head, then for each table its name and columns and after them its
 * rows, each a list of the values as PostgreSQL writes them as text, and a foot that says what there was. The same file
 * goes into either database.
 */
const headSchema = z.object({
  format: z.literal('second-bell-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration of the database that it was made of. */
  migration: z.string(),
});
const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
/** How many rows, and the sum of their hashes: the same in whatever order they are read. */
const tableSumSchema = z.object({ table: z.string(), rows: z.int(), digest: z.string() });
const footSchema = z.object({
  tables: z.array(tableSumSchema),
  /** SHA-256 of all lines before this one. */
  sha256: z.string(),
});

export type Head = z.infer<typeof headSchema>;
export type Table = z.infer<typeof tableSchema>;
export type TableSum = z.infer<typeof tableSumSchema>;
type Foot = z.infer<typeof footSchema>;

/** What stands in a backup, piece by piece; a row is the line itself. */
export type Piece = { head: Head } | { table: Table } | { row: string } | { foot: Foot };

/** A file that is no backup, or one that this version cannot take: the message says which, and what to do. */
export class UnusableBackup extends CannotStart {}

/** Adds up the rows of a table. */
export class TableCounter {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    const hash = createHash('sha256').update(row).digest();
    this.#sum = BigInt.asUintN(
      128,
      this.#sum + hash.readBigUInt64BE(0) * 2n ** 64n + hash.readBigUInt64BE(8),
    );
  }

  sumOf(table: string): TableSum {
    return { table, rows: this.#rows, digest: this.#sum.toString(16).padStart(32, '0') };
  }
}

/**
 * Writes the lines as they come to a file that has its name once it is whole and on the disk. It holds what people
 * answered and the hashes of passwords: only its owner can read it.
 */
export async function writeBackup(file: string, pieces: AsyncIterable<Exclude<Piece, { foot: Foot }>>) {
  const unfinished = `${file}.unfinished`;
  const tables: TableSum[] = [];
  try {
    const gzip = createGzip({ level: 6 });
    const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
    // Told where it is waited for.
    written.catch(() => {});
    const hash = createHash('sha256');
    const put = async (line: string) => {
      hash.update(line).update('\n');
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    };
    let current: { name: string; counter: TableCounter } | undefined;
    const endTable = () => {
      if (current) tables.push(current.counter.sumOf(current.name));
    };
    for await (const piece of pieces) {
      if ('row' in piece) {
        current?.counter.add(piece.row);
        await put(piece.row);
        continue;
      }
      if ('table' in piece) {
        endTable();
        current = { name: piece.table.table, counter: new TableCounter() };
      }
      await put(JSON.stringify('head' in piece ? piece.head : piece.table));
    }
    endTable();
    gzip.end(`${JSON.stringify({ tables, sha256: hash.digest('hex') })}\n`);
    await written;
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }

  return tables;
}

/** Reads a backup piece by piece. Throws `UnusableBackup` where it is none, is damaged, or ends too early. */
export async function* readBackup(file: string): AsyncGenerator<Piece> {
  const reader = new BackupReader(file);
  try {
    for await (const line of linesOf(file)) yield reader.take(line);
  } catch (error) {
    throw error instanceof UnusableBackup ? error : unusable(file, error);
  }
  reader.requireEnd();
}

class BackupReader {
  readonly #file: string;
  readonly #hash: Hash = createHash('sha256');
  #isBegun = false;
  #isEnded = false;

  constructor(file: string) {
    this.#file = file;
  }

  take(line: string): Piece {
    if (this.#isEnded) throw damaged(this.#file);
    const piece = this.#parse(line);
    if ('foot' in piece) {
      if (piece.foot.sha256 !== this.#hash.digest('hex')) throw damaged(this.#file);
      this.#isEnded = true;
    } else {
      this.#hash.update(line).update('\n');
    }

    return piece;
  }

  requireEnd(): void {
    if (!this.#isEnded) throw damaged(this.#file);
  }

  #parse(line: string): Piece {
    if (!this.#isBegun) {
      const head = headSchema.safeParse(parsed(line));
      if (!head.success) throw new UnusableBackup(`${this.#file} is no backup that this version can read.`);
      this.#isBegun = true;

      return { head: head.data };
    }
    if (line.startsWith('[')) return { row: line };
    const value = parsed(line);
    const table = tableSchema.safeParse(value);
    if (table.success) return { table: table.data };
    const foot = footSchema.safeParse(value);
    if (!foot.success) throw damaged(this.#file);

    return { foot: foot.data };
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), text);
  // Told below; the lines end where the reading does.
  reading.catch(() => {});
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  await reading;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function unusable(file: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new UnusableBackup(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new UnusableBackup(`${file} cannot be read (${code}).`);

  return code.startsWith('Z_') ? damaged(file) : (error as Error);
}

function damaged(file: string): UnusableBackup {
  return new UnusableBackup(
    `${file} is damaged, cut short, or no backup: what it says of itself is not what is in it. Nothing was changed. Take another backup.`,
  );
}
