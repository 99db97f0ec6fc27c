// `npm run check`: every check that runs no test. Prints one line per check; exits with 1 where one failed.
import { spawnSync } from 'node:child_process';

import { ensureInstalled, projectEnvironment, ROOT } from './bootstrap.mjs';

/** Name, command, arguments; with a pattern, the command must fail and print it. */
const CHECKS = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint, with types', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types: calculator', 'tsc', ['--noEmit', '-p', 'packages/calculator']],
  ['types: contract', 'tsc', ['--noEmit', '-p', 'packages/contract']],
  ['types: domain', 'tsc', ['--noEmit', '-p', 'packages/domain']],
  ['types: question-text', 'tsc', ['--noEmit', '-p', 'packages/question-text']],
  ['types: question-types', 'tsc', ['--noEmit', '-p', 'packages/question-types']],
  ['types: question-import', 'tsc', ['--noEmit', '-p', 'packages/question-import']],
  ['types: review', 'tsc', ['--noEmit', '-p', 'packages/review']],
  ['types: server', 'tsc', ['--noEmit', '-p', 'apps/server']],
  ['types: web, generated', 'react-router', ['typegen', 'apps/web']],
  ['types: web', 'tsc', ['--noEmit', '-p', 'apps/web']],
  ['types: service worker', 'tsc', ['--noEmit', '-p', 'apps/web/service-worker']],
  ['types: tests and bench', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  [
    'lint finds an un-awaited delete',
    'oxlint',
    ['--type-aware', '--config', 'scripts/fixtures/oxlintrc.json', 'scripts/fixtures'],
    /no-floating-promises/,
  ],
  ['expressions are linear', 'node', ['scripts/check-expressions.mjs']],
  ['types of questions are asked for nowhere', 'node', ['scripts/check-question-types.mjs']],
  ['unused files, exports, dependencies', 'knip', []],
  ['import rules', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench']],
];

/** Runs the checks and returns how many passed and failed. */
export function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, command, args, expectedFailure] of CHECKS) {
    const options = {
      cwd: ROOT,
      env: projectEnvironment(),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    };
    const { status, stdout, stderr } = spawnSync(command, args, options);
    const isRight = expectedFailure ? status !== 0 && expectedFailure.test(stdout) : status === 0;
    counts[isRight ? 'passed' : 'failed'] += 1;
    console.log(`${isRight ? '✓' : '✗'} ${name}`);
    if (!isRight) console.error([stdout, stderr].join('\n'));
  }

  counts[audit()] += 1;

  return counts;
}

/** Asks for known holes of the libraries that the server runs with. Nobody who answers is no failure, and is said. */
function audit() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-timeout=10000', '--fetch-retries=0'];
  const { stdout } = spawnSync('npm', args, {
    cwd: ROOT,
    env: projectEnvironment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const found = advisoriesIn(stdout);
  if (found === undefined) {
    console.log('– advisories for the libraries: no source answered, so nothing was compared');
    return 'skipped';
  }
  console.log(`${found.length === 0 ? '✓' : '✗'} advisories for the libraries`);
  for (const { name, severity, range } of found) console.error(`${severity}: ${name} ${range}`);

  return found.length === 0 ? 'passed' : 'failed';
}

/** Those that are high or critical; undefined where npm was told nothing. */
function advisoriesIn(report) {
  try {
    const { vulnerabilities } = JSON.parse(report);

    return (
      vulnerabilities &&
      Object.values(vulnerabilities).filter(({ severity }) => /high|critical/.test(severity))
    );
  } catch {
    return undefined;
  }
}

if (process.argv[1]?.endsWith('check.mjs')) {
  ensureInstalled();
  if (runChecks().failed > 0) process.exitCode = 1;
}
