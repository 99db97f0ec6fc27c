// `npm run bench`: see bench/README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { compare, type Load, type Ratio } from './load.ts';
import { startBareNode, startNginx, startProduct } from './servers.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

const folder = mkdtempSync(join(tmpdir(), 'second-bell-bench-'));
const product = await startProduct(folder, writeContent(join(folder, 'content'), 50));
const questionsUrl = `${product.url}/api/student/practice-tests/ged-bench-1/questions`;
const body = Buffer.from(
  await (await fetch(questionsUrl, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
);
const bare = await startBareNode(folder, body);
const nginx = await startNginx(folder, body);

try {
  console.log(
    `GET …/questions of 50 questions, ${body.length} bytes, ${cpus().length} cores, ${CONNECTIONS} connections`,
  );
  const ours = loadOf(questionsUrl);
  print('questions ÷ nginx', await compare(ours, loadOf(`${nginx.url}/questions`), ROUNDS), 0.7);
  print('questions ÷ node:http', await compare(ours, loadOf(bare.url), ROUNDS), 0.9);
} finally {
  await Promise.all([product.stop(), bare.stop(), nginx.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

function loadOf(url: string): Load {
  return { url, connections: CONNECTIONS, seconds: SECONDS };
}

function print(name: string, { median, lowest, highest }: Ratio, goal: number): void {
  const range = `${lowest.toFixed(2)}–${highest.toFixed(2)}`;
  console.log(`${name.padEnd(24)} ${median.toFixed(2)}  (${range})  goal ≥ ${goal}`);
}

/** One practice test of so many questions, about as long as real ones are. */
function writeContent(target: string, count: number): string {
  const test = join(target, 'ged', 'bench');
  mkdirSync(test, { recursive: true });
  writeFileSync(
    join(target, 'catalog.json'),
    JSON.stringify([
      {
        slug: 'ged',
        name: 'GED',
        description: '',
        subjects: [{ slug: 'bench', name: 'Bench', description: '' }],
      },
    ]),
  );
  const header = 'Title: Bench\nMinutes: 60\nPassing score: 70\nDifficulty: medium\n';
  const questions = Array.from(
    { length: count },
    (_, index) => `
Q: Question ${index + 1}: a water tank holds ${index + 40} liters and loses 3 liters an hour. How much is left after 4 hours?
A) ${index + 20} liters
B) ${index + 28} liters
C) ${index + 36} liters
D) ${index + 44} liters
Answer: B
Explanation: In 4 hours it loses 4 × 3 = 12 liters, so ${index + 40} − 12 = ${index + 28} liters are left. Subtracting 3 liters only once, as if a single hour had passed, leaves too much in the tank. Adding the 12 liters instead of taking them away leaves more than there was at the start, which a leaking tank cannot have. Multiplying the whole tank by 4 answers another question.
Topic: Number operations
Difficulty: easy
Hint: Find the whole loss first.
`,
  );
  writeFileSync(join(test, '1.txt'), header + questions.join(''));

  return target;
}
