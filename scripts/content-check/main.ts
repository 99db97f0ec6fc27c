// `npm run content:check`: counts per test, then every problem of the question bank with its file and line.
// `-- --write` brings the README's table of counts up to date. CONTENT_DIR names another folder to check.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { contentProblems } from './bank-rules.ts';
import { readContentBank } from './content-bank.ts';
import { countTable, tableIn, withTable } from './count-table.ts';
import { passageGradeReport } from './passage-grades.ts';
import { typeShareReport } from './type-shares.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const README = join(ROOT, 'README.md');

const otherFolder = process.env['CONTENT_DIR'];
const bank = await readContentBank(resolve(otherFolder ?? join(ROOT, 'content')));
const table = countTable(bank);
const problems = contentProblems(bank);

console.log(table);
console.log(`${passageGradeReport(bank)}\n`);
console.log(`${typeShareReport(bank)}\n`);
for (const { file, lineNumber, message } of problems) console.log(`${file}:${lineNumber}  ${message}`);
console.log(problems.length === 0 ? 'No problems' : `\n${problems.length} problems`);

const isOutdated = otherFolder === undefined && !(await isTableCurrent());
if (isOutdated)
  console.log('The table of counts in README.md is out of date: npm run content:check -- --write');
if (problems.length > 0 || isOutdated) process.exitCode = 1;

async function isTableCurrent(): Promise<boolean> {
  const readme = await readFile(README, 'utf8');
  if (tableIn(readme) === table) return true;
  if (!process.argv.includes('--write')) return false;

  await writeFile(README, withTable(readme, table));

  return true;
}
