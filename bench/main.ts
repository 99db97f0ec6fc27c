// `npm run bench [-- group…]`: see bench/README.md.
import type { Group } from './row.ts';
import { answers } from './rows/answers.ts';
import { desk } from './rows/desk.ts';
import { feedback } from './rows/feedback.ts';
import { million } from './rows/million.ts';
import { parse } from './rows/parse.ts';
import { reads } from './rows/reads.ts';
import { start } from './rows/start.ts';
import { Table } from './table.ts';

const GROUPS: readonly Group[] = [reads, answers, start, feedback, desk, parse, million];

const wanted = process.argv.slice(2);
const isAll = wanted.length === 1 && wanted[0] === 'all';
const unknown = isAll ? undefined : wanted.find((name) => GROUPS.every((group) => group.name !== name));
if (unknown !== undefined) {
  console.error(
    `There is no group "${unknown}". There are: ${GROUPS.map(({ name }) => name).join(', ')}, all.`,
  );
  process.exit(1);
}

const table = new Table();
table.begin();
for (const group of GROUPS) {
  const isWanted = isAll || (wanted.length > 0 ? wanted.includes(group.name) : group.isLong !== true);
  if (isWanted) await group.run(table);
}
if (wanted.length === 0 || isAll) table.save(['npm run bench', ...(isAll ? ['all'] : [])].join(' -- '));
