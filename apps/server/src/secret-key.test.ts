import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findSecretKey } from './secret-key.ts';

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'second-bell-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const find = (more: { secretKey?: string; databaseUrl?: string } = {}) =>
  findSecretKey({ secretKey: undefined, databaseUrl: undefined, dataDir, ...more });

it('makes a key once, in a file of the data folder that its owner alone reads', () => {
  const key = find();
  const file = join(dataDir, 'secret.key');

  expect(key).toMatch(/^[\w-]{43}$/);
  expect(find()).toBe(key);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
  expect(statSync(file).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
});

it('begins anew where a start was cut off in the middle of making one', () => {
  writeFileSync(join(dataDir, 'secret.key.new'), 'half');

  expect(find()).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

it('stops the start where the file is empty: a new key in its place would read nothing', () => {
  writeFileSync(join(dataDir, 'secret.key'), '');

  expect(() => find()).toThrow(/secret\.key is empty/);
});

it('takes SECRET_KEY where it is set, and makes no file', () => {
  expect(find({ secretKey: 'of the environment' })).toBe('of the environment');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('has none for PostgreSQL without SECRET_KEY: hosts need the same one', () => {
  expect(find({ databaseUrl: 'postgres://host/database' })).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual([]);
});
