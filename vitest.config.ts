import { join } from 'node:path';

import { configDefaults, defineConfig } from 'vitest/config';

import { findPostgres } from './scripts/machine.mjs';

/** Each project that has property tests starts with it. */
const FIXED_SEED = join(import.meta.dirname, 'scripts/testing/fixed-seed.ts');
const BUILT_PAGES = '**/*.site.test.ts';
/** Server tests that put no question to the database which others do not put too: they run on PostgreSQL alone. */
const ONE_DATABASE_IS_ENOUGH = [
  'src/{config,file-names,fuzz,restart-delay,app-authorisation}.test.ts',
  'src/{plugins,policies}/**',
  'src/database/failures.test.ts',
  'src/modules/accounts/{passwords,turnstile,sign-in-delay}.test.ts',
  'src/modules/attempts/{write-batch,versions-property}.test.ts',
  'src/modules/bulk-upload/{hostile-text.test.ts,file-kinds.test.ts,pdf/**}',
  'src/modules/exports/{archive-paths,exports-qti,round-trip}.test.ts',
  'src/modules/exports/qti/**',
  'src/modules/item-health/item-health-property.test.ts',
  'src/modules/rescoring/any-attempts.test.ts',
];

/** What comes is asked for until it has come, however busy the machine is. */
const PATIENT = { poll: { timeout: 30_000 } };

const server = {
  // One start of the modules and of the database for all files of a worker.
  isolate: false,
  root: 'apps/server',
  setupFiles: ['src/testing/setup.ts', FIXED_SEED],
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: PATIENT,
};

export default defineConfig({
  test: {
    // Each embedded database takes some 200 MB and most of a core while it starts.
    maxWorkers: 2,
    projects: [
      {
        // Pure rules: no file can leave anything behind for the next.
        test: {
          name: 'packages',
          root: 'packages',
          isolate: false,
          setupFiles: [FIXED_SEED],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'content', root: 'scripts/content-check', testTimeout: 60_000 } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          setupFiles: ['app/testing/setup.ts'],
          testTimeout: 60_000,
          expect: PATIENT,
        },
      },
      // What the server hands out of the built pages; needs no database.
      {
        test: {
          name: 'built pages',
          root: 'apps/server',
          globalSetup: ['src/testing/built-pages.ts'],
          include: [BUILT_PAGES],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Server tests on both databases; a file named after one of them runs there alone (decision 21).
      {
        test: {
          ...server,
          name: 'server on PGlite',
          env: { TEST_DATABASE: 'pglite' },
          exclude: [
            ...configDefaults.exclude,
            BUILT_PAGES,
            '**/*.postgres.test.ts',
            ...(findPostgres() === undefined ? [] : ONE_DATABASE_IS_ENOUGH),
          ],
        },
      },
      {
        test: {
          ...server,
          name: 'server on PostgreSQL',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/postgres-cluster.ts'],
          exclude: [...configDefaults.exclude, BUILT_PAGES, '**/*.embedded.test.ts'],
        },
      },
    ],
  },
});
