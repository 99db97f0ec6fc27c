// `npm run check`: no regular expression of the server and the packages may need more than linear time for any text.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';

import { ROOT } from './bootstrap.mjs';

/** One expression takes milliseconds; those that the checker cannot judge in this time are left to the tests of hostile texts. */
const TIMEOUT_MS = 10_000;

/** What was judged before, on this machine: an expression's text is all that counts. */
const MEMORY = join(ROOT, 'node_modules/.cache/expressions.json');

const known = new Set(readMemory());
const places = new Map();
for (const path of globSync('{packages/*,apps/server}/src/**/*.ts', { cwd: ROOT })) {
  if (path.endsWith('.test.ts') || path.includes('testing')) continue;
  const code = readFileSync(join(ROOT, path), 'utf8');
  new Visitor({
    Literal({ regex, start }) {
      if (!regex) return;
      const place = `${path}:${code.slice(0, start).split('\n').length}`;
      places.set(`${regex.flags}/${regex.pattern}`, { ...regex, place });
    },
  }).visit(parseSync(path, code).program);
}

let found = 0;
for (const [key, { pattern, flags, place }] of places) {
  if (known.has(key)) continue;
  const { status, complexity } = await check(pattern, flags, { timeout: TIMEOUT_MS });
  if (status === 'vulnerable') {
    found += 1;
    console.error(`${place}: ${complexity.summary}: /${pattern}/${flags}`);
  } else known.add(key);
}
mkdirSync(dirname(MEMORY), { recursive: true });
writeFileSync(MEMORY, JSON.stringify([...known].filter((key) => places.has(key))));
console.log(`${places.size} expressions, ${found} of them not linear`);
process.exitCode = found > 0 ? 1 : 0;

function readMemory() {
  try {
    return JSON.parse(readFileSync(MEMORY, 'utf8'));
  } catch {
    return [];
  }
}
