import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { ADMINISTRATOR } from './e2e/administrator.ts';
import { findBrowser } from './scripts/machine.mjs';

const PORT = Number(process.env['JOURNEYS_PORT'] ?? 3117);
const baseURL = `http://127.0.0.1:${PORT}`;

/** Nothing but the pages under test may use the network. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A phone on a bus is slow, and so is a busy test machine: what is asserted is that it comes, not how fast.
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser() ?? 'chromium', args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'second-bell-journeys-')),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  },
});
