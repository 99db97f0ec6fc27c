import type { ExportFormat, ExportQuery } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';
import { presentQuestion } from '#modules/catalog/catalog.presenter.ts';
import {
  findQuestions,
  practiceTestExists,
  productExists,
  subjectExists,
} from '#modules/catalog/catalog.repo.ts';
import { itemOf } from '#modules/catalog/stored-item.ts';

import { AppError, notFound } from '../../app-error.ts';
import { fileNameOf } from '../../file-names.ts';
import { pathsOf } from './archive-paths.ts';
import type { ExportedTest, TestPlace } from './exported-test.ts';
import { findTestPlaces, type Scope } from './exports.repo.ts';
import { readPicture } from './pictures.ts';
import { TEXT_FORMATS, type TextFormat } from './text-formats.ts';
import { type ArchiveFile, zipFiles } from '../../zip-files.ts';

type Source = { db: Db; site: string | undefined };

type QtiFormat = Exclude<ExportFormat, TextFormat>;

/** A file to send. An archive is packed while it is sent. */
type Download = { name: string; mediaType: string; body: string | AsyncIterable<Uint8Array> };

const PARENTS = {
  product: { what: 'Product', exists: productExists },
  subject: { what: 'Subject', exists: subjectExists },
  test: { what: 'Practice test', exists: practiceTestExists },
};

type PlacedTest = { path: string; place: TestPlace };

/** One practice test as a file of text; several, and QTI packages, as an archive. */
export async function exportContent(source: Source, query: ExportQuery): Promise<Download> {
  const { format } = query;
  const scope = scopeOf(query);
  const places = await findTestPlaces(source.db, scope);
  const [first] = places;
  if (!first) throw await nothingToExport(source.db, scope);
  if (places.length === 1 && isTextFormat(format)) return exportOne(source.db, first, format);

  const tests = pathsOf(places).map((path, index) => ({ path, place: places[index] ?? first }));
  const files = isTextFormat(format)
    ? textFiles(source.db, tests, format)
    : await qtiFiles(source, tests, format);

  return {
    name: `${archiveNameOf(scope, first)}-${format}.zip`,
    mediaType: 'application/zip',
    body: zipFiles(files),
  };
}

async function exportOne(db: Db, place: TestPlace, format: TextFormat): Promise<Download> {
  const { extension, mediaType, print } = TEXT_FORMATS[format];

  return {
    name: `${fileNameOf(place.test.title)}.${extension}`,
    mediaType,
    body: print(await loadTest(db, place)),
  };
}

async function* textFiles(
  db: Db,
  tests: readonly PlacedTest[],
  format: TextFormat,
): AsyncGenerator<ArchiveFile> {
  const { extension, print } = TEXT_FORMATS[format];
  for await (const { path, test } of loadTests(db, tests)) {
    yield { path: `${path}.${extension}`, content: print(test) };
  }
}

/** What QTI needs of TeX, Markdown and XML is loaded with the first package: few servers ever make one. */
async function qtiFiles(
  source: Source,
  tests: readonly PlacedTest[],
  format: QtiFormat,
): Promise<AsyncIterable<ArchiveFile>> {
  const { packQti } = await import('./qti/package.ts');

  return packQti(format, loadTests(source.db, tests), (address) => readPicture(source, address));
}

/** One after the other: a large bank is never in memory as a whole. */
async function* loadTests(db: Db, tests: readonly PlacedTest[]) {
  for (const { path, place } of tests) yield { path, test: await loadTest(db, place) };
}

async function loadTest(db: Db, place: TestPlace): Promise<ExportedTest> {
  const rows = await findQuestions(db, place.test.id);

  return {
    ...place,
    questions: rows.map((row) => ({ ...presentQuestion(row), item: itemOf(row.question) })),
  };
}

function scopeOf({ productId, subjectId, practiceTestId }: ExportQuery): Scope {
  const scopes: Scope[] = [];
  if (productId !== undefined) scopes.push({ kind: 'product', id: productId });
  if (subjectId !== undefined) scopes.push({ kind: 'subject', id: subjectId });
  if (practiceTestId !== undefined) scopes.push({ kind: 'test', id: practiceTestId });
  if (scopes.length > 1) {
    throw new AppError('invalid_request', 'Give one of productId, subjectId and practiceTestId, or none');
  }

  return scopes[0] ?? { kind: 'everything' };
}

/** Why a scope holds no practice test: it is not there, or it is empty. */
async function nothingToExport(db: Db, scope: Scope): Promise<AppError> {
  if (scope.kind !== 'everything') {
    const { what, exists } = PARENTS[scope.kind];
    if (!(await exists(db, scope.id))) return notFound(what, scope.id);
  }

  return new AppError('nothing_to_export', 'There is no practice test to export here yet. Add one first.');
}

function archiveNameOf({ kind }: Scope, { product, subject, test }: TestPlace): string {
  if (kind === 'everything') return 'all-questions';
  if (kind === 'product') return fileNameOf(product.name);

  return fileNameOf(kind === 'subject' ? `${product.name} ${subject.name}` : test.title);
}

function isTextFormat(format: ExportFormat): format is TextFormat {
  return format in TEXT_FORMATS;
}
