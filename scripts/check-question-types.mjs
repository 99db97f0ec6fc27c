// Holds that the server and its rules ask no question for its type: what differs from type to type stands in the registry
// (packages/question-types, decision 30). Prints each place that compares with the name of a type; exits with 1 at one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { questionTypeNames } from '../packages/question-types/src/item.ts';
import { ROOT } from './bootstrap.mjs';

const FOLDERS = ['apps/server/src', 'packages/domain/src'];
const ASKED = new RegExp(`(?:[=!]==?|\\bcase)\\s*'(?:${questionTypeNames.join('|')})'`);

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT }));
const places = files
  .filter((file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (ASKED.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

console.log(`${files.length} files, ${places.length} places that ask for a type of question`);
for (const place of places) console.log(place);
if (places.length > 0) process.exitCode = 1;
