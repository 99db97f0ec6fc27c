import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { readContentBank } from './content-bank.ts';
import { countTable, tableIn, withTable } from './count-table.ts';
import { problemLines } from './testing/given-bank.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bank = await readContentBank(`${root}content`);

it('finds nothing wrong with the starter questions', () => {
  expect(problemLines(bank)).toEqual([]);
});

it('finds the counts of the starter questions in the README', async () => {
  expect(tableIn(await readFile(`${root}README.md`, 'utf8'))).toBe(countTable(bank));
});

it('brings a table up to date, and leaves the text around it', () => {
  const old = '# Bank\n\n| practice test | questions |\n| --- | --- |\n| Math | 3 |\n\n## More\n';
  const table = countTable(bank);

  expect(withTable(old, table)).toBe(`# Bank\n\n${table}\n## More\n`);
});
