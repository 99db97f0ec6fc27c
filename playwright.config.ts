import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { ADMINISTRATOR } from './e2e/administrator.ts';
import { JOURNEYS_PORT, SERVER_LOG } from './e2e/journeys-server.ts';
import { findJourneysBrowser } from './scripts/machine.mjs';

const baseURL = `http://127.0.0.1:${JOURNEYS_PORT}`;

mkdirSync(dirname(SERVER_LOG), { recursive: true });

/**
 * For each window Chromium loads two pages for the list below its address bar, which nobody sees: half the work of a
 * journey. It takes the last list of features alone, so the rest is what Playwright turns off itself.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Nothing but the pages under test may use the network. */
const BROWSER_FLAGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
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
  // Recording a trace takes as long as the journey itself. So only one that failed is recorded, by a second run; where
  // that one passes, `npm test` names it (decision 21).
  retries: 1,
  failOnFlakyTests: Boolean(process.env['STRICT_JOURNEYS']),
  timeout: 120_000,
  // A phone on a bus is slow, and so is a busy test machine: what is asserted is that it comes, not how fast.
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // What cannot be pressed or filled in is named, instead of using up the time of its journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    // A journey stays as it is with or without what another one kept; those about it say so.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findJourneysBrowser() ?? 'chromium',
      args: BROWSER_FLAGS,
      // Where the machine names no language, the browser could save no file whose name is not ASCII.
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
  webServer: {
    // Journeys read the mails that it writes to its log.
    command: `node apps/server/src/main.ts > "${SERVER_LOG}"`,
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    env: {
      PORT: String(JOURNEYS_PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'second-bell-journeys-')),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  },
});
