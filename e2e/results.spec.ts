import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import { attemptEndpoints } from '@second-bell/contract';
import { scorePercent } from '@second-bell/domain';
import type { Download, Page } from '@playwright/test';

import { EXAM_ID, examQuestions, expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';

const OTHER_EXAM_ID = 'teas-science-1';
const TEST_TITLE = 'GED Mathematical Reasoning: Practice Test 1';

type Taken = { examId?: string; wrong: (total: number) => number; day: number; secondsPerQuestion?: number };

/** Takes a whole test through the API, the first `wrong` of its questions not right, in this browser's guest scope. */
async function takeTest(page: Page, { examId = EXAM_ID, wrong, day, secondsPerQuestion = 60 }: Taken) {
  const questions = await examQuestions(page, examId);
  const totalQuestions = questions.length;
  const start = { userId: 'guest', examId, totalQuestions, correctAnswers: 0, completed: false };
  const started = await page.request.post('/api/test-attempts', { data: start });
  const { id } = attemptEndpoints.start.response.parse(await started.json());
  for (const [index, { id: questionId, options, correctAnswer }] of questions.entries()) {
    const isCorrect = index >= wrong(totalQuestions);
    const userAnswer = isCorrect ? correctAnswer : options.find((option) => option !== correctAnswer);
    const answer = { attemptId: id, questionId, userAnswer, isCorrect, timeSpent: secondsPerQuestion };
    expect((await page.request.post('/api/user-answers', { data: answer })).status()).toBe(201);
  }
  const completedAt = new Date(Date.UTC(2026, 2, day, 12)).toISOString();
  const timeSpent = secondsPerQuestion * totalQuestions;
  const result = { completed: true, completedAt, score: 0, correctAnswers: 0, timeSpent };
  expect((await page.request.patch(`/api/test-attempts/${id}`, { data: result })).status()).toBe(200);
}

const aQuarter = (total: number) => Math.floor(total / 4);
const none = () => 0;

/** The same test twice: a quarter of it wrong, then, a day later and slower, nothing. Answers the first score. */
async function takeTwoTests(page: Page): Promise<number> {
  await page.goto('/results');
  await takeTest(page, { wrong: aQuarter, day: 1 });
  await takeTest(page, { wrong: none, day: 2, secondsPerQuestion: 100 });
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible();
  const { length } = await examQuestions(page);

  return scorePercent(length - aQuarter(length), length);
}

/** The cells of a chart's table, row by row. */
async function tableOf(page: Page, name: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr');
  await expect(rows.first()).toBeAttached();

  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  );
}

async function askForReport(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Progress Report' }).click();

  return download;
}

test('charts say what they show, and hold the same figures as a table', async ({ page }) => {
  const first = await takeTwoTests(page);

  await expect(
    page.getByText(`Your latest score is 100%, ${100 - first} points above your first`),
  ).toBeVisible();
  expect(await tableOf(page, 'Score over time')).toEqual([
    ['Mar 1, 2026', `${first}%`, 'Pass'],
    ['Mar 2, 2026', '100%', 'Excellent'],
  ]);
  const topics = await tableOf(page, 'Right answers by topic');
  const share = (row: string[] | undefined) => Number.parseInt(row?.[2] ?? '', 10);
  expect(topics.map(share)).toEqual(topics.map(share).toSorted((one, other) => one - other));
  expect(share(topics[0])).toBeLessThan(100);
  expect(await tableOf(page, 'Time for a question')).toEqual([[TEST_TITLE, '1 min 20 s', '2']]);

  await expect(page.getByRole('application', { name: /^Score over time/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table: Score over time' }).click();
  await expect(page.getByRole('table', { name: 'Score over time' })).toBeInViewport();
  await expect(page.getByRole('application')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show as chart: Score over time' }).click();
  await expect(page.getByRole('application')).toBeVisible();
});

test('each exam has figures of its own, and so has each subject; scores of others are never compared', async ({
  page,
}) => {
  await page.goto('/results');
  await takeTest(page, { wrong: aQuarter, day: 1 });
  await takeTest(page, { examId: 'ged-science-1', wrong: none, day: 2 });
  await takeTest(page, { examId: OTHER_EXAM_ID, wrong: none, day: 2 });
  await page.goto('/results');

  await expect(page.getByRole('heading', { name: 'Your progress: TEAS Science' })).toBeVisible();
  await expect(page.getByText('Your first score is 100%')).toBeVisible();
  await expect(page.getByText('Days active').locator('..')).toContainText('2');
  await page.getByLabel('Exam', { exact: true }).selectOption('GED');
  await expect(
    page.getByText(/^Your latest scores run from \d+% in Mathematical Reasoning to 100%/),
  ).toBeVisible();
  await page.getByLabel('Subject', { exact: true }).selectOption('Mathematical Reasoning');
  await expect(page.getByText(/^Your first score is \d+%$/)).toBeVisible();
  const topics = await tableOf(page, 'Right answers by topic');
  const asked = new Set((await examQuestions(page)).map(({ topic }) => topic));
  expect(topics.filter(([name]) => !asked.has(String(name)))).toEqual([]);

  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Your progress: GED Mathematical Reasoning' }),
  ).toBeVisible();
});

test('a topic below the pass line leads to its questions; samples are gone once there are own figures', async ({
  page,
}) => {
  await page.goto('/results');
  await takeTest(page, { wrong: (total) => total, day: 1 });
  await page.goto('/results');
  const practice = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^Practice/ });
  await expect(practice).toHaveCount(3);
  await expect(page.getByText('Sample')).toHaveCount(0);
  await practice.first().click();
  await expect(page).toHaveURL(`/student/test/${EXAM_ID}`);
});

test('every test can be reached', async ({ page }) => {
  await page.goto('/results');
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    await takeTest(page, { examId: 'hesi-reading-1', wrong: none, day });
  }
  await page.goto('/results');
  const tests = page.getByRole('region', { name: 'Recent scores' }).getByRole('listitem');
  await expect(tests).toHaveCount(5);
  await page.getByRole('button', { name: 'Show all 7 tests' }).click();
  await expect(tests).toHaveCount(7);
  await expect(tests.last()).toContainText('Mar 1, 2026');
  await expect(tests.nth(5).getByRole('button')).toBeFocused();
});

test('each bar carries its own name and figure, also where nothing was right', async ({ page }) => {
  await page.goto('/results');
  await takeTest(page, { wrong: (total) => total - 3, day: 1 });
  await page.goto('/results');
  const table = await tableOf(page, 'Right answers by topic');
  expect(table[0]?.[2]).toBe('0%');

  const labels = page.locator('foreignObject');
  const drawn = table.slice(0, 8).map(([name, , share]) => `${name}${share}`);
  await expect(labels).toHaveText([...drawn, `${TEST_TITLE}1 min`]);
});

test('the arrow keys move from score to score', async ({ page }) => {
  const first = await takeTwoTests(page);
  await page.getByRole('application', { name: /^Score over time/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('100% · Excellent')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${first}% · Pass`)).toBeVisible();
});

test('the report is a PDF of the own figures', async ({ page }) => {
  const first = await takeTwoTests(page);
  const asked = await examQuestions(page);
  const download = await askForReport(page);
  expect(download.suggestedFilename()).toMatch(/^second-bell-progress-\d{4}-\d{2}-\d{2}\.pdf$/);
  const bytes = await readFile(await download.path());
  const source = bytes.toString('latin1');

  expect(source.startsWith('%PDF-')).toBe(true);
  expect(source).toContain('/Lang (en-US)');
  // The texts are packed, the links and the document's own facts are not.
  const origin = new URL(page.url()).origin;
  expect(source).toContain(`${origin}/practice-test`);
  expect(source).toContain(`${origin}/study-materials`);
  const { stdout, error } = spawnSync('pdftotext', ['-layout', await download.path(), '-'], {
    encoding: 'utf8',
  });
  // Where poppler is installed, the texts are read, too.
  if (!error) {
    expect(stdout).toMatch(/Second Bell\s+Progress report/);
    const rows = stdout.replaceAll(/ +/g, ' ');
    expect(rows).toMatch(new RegExp(`Mar 2, 2026 ${TEST_TITLE} 100% Excellent .*min`));
    expect(rows).toContain(`Mar 1, 2026 ${TEST_TITLE} ${first}% Pass ${asked.length} min`);
    expect(rows).toMatch(/GED Mathematical Reasoning \d+ of \d+ \d+%/);
  }
  await expect(page.getByText('Your report is ready').first()).toBeVisible();
});

test('a report that cannot be made says so, and Try again makes it', async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/);
  await takeTwoTests(page);
  await page.route('**/*.ttf', (route) => route.abort());
  await page.getByRole('button', { name: 'Download Progress Report' }).click();
  await expect(page.getByRole('alert')).toContainText('The report was not made');

  await page.unroute('**/*.ttf');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without results there is nothing to draw or report, and nothing large is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/results');
  await expect(page.getByText('No results yet')).toBeVisible();
  const report = page.getByRole('button', { name: 'Download Progress Report' });
  await expect(report).toBeDisabled();
  await expect(report).toHaveAccessibleDescription(
    'Finish a practice test first. Then there is something to report.',
  );
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/assets\/(?:drawings|progress-section|report)-/.test(url))).toEqual([]);

  await expect(page.getByRole('heading', { name: 'Sample figures' })).toBeVisible();
  await expect(page.getByText('They are not your own results.')).toBeVisible();
});

test('charts whose code does not arrive stand there as tables', async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource|dynamically imported module/);
  await page.route(/drawings-.*\.js/, (route) => route.abort());
  await takeTwoTests(page);
  await expect(page.getByText(/The chart did not load, so here is its table/)).toHaveCount(3);
  const table = page.getByRole('table', { name: 'Score over time' });
  await table.scrollIntoViewIfNeeded();
  await expect(table).toBeInViewport();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('charts and tables: axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    await takeTwoTests(page);
    await page.getByRole('application').waitFor();
    await expectAccessibleInBothLooks(page);
    for (const name of ['Score over time', 'Right answers by topic', 'Time for a question']) {
      await page.getByRole('button', { name: `Show as table: ${name}` }).click();
    }
    await expectAccessibleInBothLooks(page);
  });
});
