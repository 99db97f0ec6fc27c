import { join } from 'node:path';

import { configDefaults, defineConfig } from 'vitest/config';

/** Each project that has property tests starts with it. */
const FIXED_SEED = join(import.meta.dirname, 'scripts/testing/fixed-seed.ts');
const BUILT_PAGES = '**/*.site.test.ts';

const server = {
  // One start of the modules and of the database for all files of a worker.
  isolate: false,
  root: 'apps/server',
  setupFiles: ['src/testing/setup.ts', FIXED_SEED],
  testTimeout: 30_000,
  hookTimeout: 90_000,
};

export default defineConfig({
  test: {
    // Each embedded database takes some 200 MB and most of a core while it starts.
    maxWorkers: 2,
    projects: [
      { test: { name: 'packages', root: 'packages', setupFiles: [FIXED_SEED] } },
      { test: { name: 'content', root: 'scripts/content-check', testTimeout: 30_000 } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          setupFiles: ['app/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
      // What the server hands out of the built pages; needs no database.
      {
        test: {
          name: 'built pages',
          root: 'apps/server',
          globalSetup: ['src/testing/built-pages.ts'],
          include: [BUILT_PAGES],
        },
      },
      // The same server tests on both databases; a file named after one of them runs there alone.
      {
        test: {
          ...server,
          name: 'server on PGlite',
          env: { TEST_DATABASE: 'pglite' },
          exclude: [...configDefaults.exclude, BUILT_PAGES, '**/*.postgres.test.ts'],
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
