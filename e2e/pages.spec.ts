import type { Page } from '@playwright/test';

import { EXAM_ID, expect, test } from './journey.ts';

const PATHS = ['/', '/ged', '/teas', '/nclex', '/hiset', '/hesi', '/about', '/contact', '/privacy', '/terms'];

const main = (page: Page) => page.getByRole('main');

async function expectLinks(page: Page, region: string, links: readonly (readonly [string, string])[]) {
  const nav = page.getByRole('navigation', { name: region });
  for (const [name, href] of links) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}

test('every page has header and footer, but for those of the test and of the desk', async ({
  page,
  errors,
}) => {
  errors.expected.push(/404/);
  for (const [path, isFramed] of [
    ...PATHS.map((each) => [each, true] as const),
    ['/practice-test', true],
    ['/results', true],
    ['/nowhere', true],
    ['/student/select-product', false],
    ['/student/nowhere', false],
    ['/admin-nowhere', false],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toHaveCount(isFramed ? 1 : 0);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(isFramed ? 1 : 0);
  }
});

test('the bar and the footer lead where they say, and placeholders lead nowhere', async ({ page }) => {
  await page.goto('/about');
  await expectLinks(page, 'Main', [
    ['Home', '/'],
    ['GED', '/ged'],
    ['TEAS', '/teas'],
    ['NCLEX', '/nclex'],
    ['HESI', '/hiset'],
    ['HISET', '/hiset'],
    ['Study Materials', '/study-materials'],
  ]);
  await expectLinks(page, 'Footer', [
    ['GED', '/ged'],
    ['TEAS', '/teas'],
    ['NCLEX', '/nclex'],
    ['HESI', '/hesi'],
    ['HISET', '/hiset'],
    ['Study Materials', '/study-materials'],
    ['Progress Tracking', '/results'],
    ['My progress', '/progress'],
    ['Contact', '/contact'],
    ['Settings', '/settings'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
  for (const [name, path] of [
    ['Sign In', '/sign-in'],
    ['Get Started', '/sign-up'],
  ] as const) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', path);
  }
  for (const name of ['Video Tutorials', 'Practice Questions', 'Help Center']) {
    const placeholder = page.getByRole('link', { name: `${name} (coming soon)`, disabled: true });
    await placeholder.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await placeholder.click({ force: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page).toHaveURL('/about');
  }
});

test('the bar casts a shadow beyond 10 pixels', async ({ page }) => {
  await page.goto('/ged');
  const shadow = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow);
  await page.evaluate(() => window.scrollTo(0, 10));
  const flat = await shadow();
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(shadow).not.toBe(flat);
});

test('home leads to every exam and makes its claims', async ({ page }) => {
  await page.goto('/');
  await expectLinks(page, 'Which exam are you studying for?', [
    ['GED', '/ged'],
    ['TEAS', '/teas'],
    ['NCLEX', '/nclex'],
    ['HESI', '/hiset'],
    ['HISET', '/hiset'],
    ['Study Materials', '/study-materials'],
  ]);
  const details = main(page).getByRole('link', { name: /^View More Details/ });
  const hrefs = await details.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/ged', '/teas', '/nclex', '/hesi', '/hiset']);
  for (const claim of [
    '15,000+',
    'graduates',
    '98%',
    'first-time pass rate',
    '100K+',
    'practice scenarios',
    '4.9',
    'satisfaction out of 5',
  ]) {
    await expect(main(page).getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: 'Order Now' })).toHaveAttribute(
    'href',
    `/practice-test/${EXAM_ID}`,
  );
  const chat = main(page).getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(chat).toHaveAttribute('rel', /noopener/);
  await expect(main(page).getByRole('link', { name: 'View All Results' })).toHaveAttribute(
    'href',
    '/results',
  );
});

test('Load More Reviews only shows the alert', async ({ page }) => {
  await page.goto('/');
  const alert = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Load More Reviews' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe(
    'More success stories are being added! Check back soon for more inspiring testimonials.',
  );
  await dialog.accept();
  await click;
});

test('the exam pages name their subjects and the size of each', async ({ page }) => {
  const card = (name: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });

  await page.goto('/ged');
  for (const name of [
    'Mathematical Reasoning',
    'Science',
    'Social Studies',
    'Reasoning Through Language Arts',
  ]) {
    await expect(card(name)).toBeVisible();
  }
  await page.goto('/teas');
  await expect(main(page).getByText('1,000+ questions')).toBeVisible();
  for (const [name, count] of Object.entries({
    Reading: 31,
    Mathematics: 34,
    Science: 44,
    'English & Language Usage': 37,
  })) {
    await expect(card(name)).toContainText(`${count} questions`);
  }
  await page.goto('/hiset');
  for (const [name, count] of Object.entries({
    Reading: 40,
    Writing: 51,
    Mathematics: 50,
    Science: 50,
    'Social Studies': 50,
  })) {
    await expect(card(name)).toContainText(`${count} questions`);
  }
  await page.goto('/nclex');
  for (const [name, shares] of Object.entries({
    'Safe and Effective Care Environment': ['31-37%', '17-23%', '14-20%'],
    'Health Promotion and Maintenance': ['9-15%'],
    'Psychosocial Integrity': ['18-24%'],
    'Physiological Integrity': ['38-44%', '6-12%', '12-18%', '9-15%', '11-17%'],
  })) {
    const text = await card(name).innerText();
    expect(text.match(/\d+-\d+%/g)).toEqual(shares);
  }
});

test('a start button leads to the tests of its own exam', async ({ page }) => {
  for (const [path, button, dashboard] of [
    ['/ged', 'Start GED practice', '/student/dashboard/ged'],
    ['/teas', 'Start TEAS practice', '/student/dashboard/teas'],
    ['/nclex', 'Choose an NCLEX category', '/student/dashboard/nclex'],
    ['/hiset', 'Choose a HiSET subject', '/student/dashboard/hiset'],
    ['/hesi', 'Start HESI practice', '/student/dashboard/hesi'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(dashboard);
  }
});

test('a subject card leads to the tests of its subject', async ({ page }) => {
  for (const [path, subject, dashboard] of [
    ['/ged', 'Social Studies', '/student/dashboard/ged?subject=ged-social-studies'],
    ['/teas', 'English & Language Usage', '/student/dashboard/teas?subject=teas-english-and-language-usage'],
    ['/nclex', 'Psychosocial Integrity', '/student/dashboard/nclex?subject=nclex-psychosocial-integrity'],
    ['/hiset', 'Writing', '/student/dashboard/hiset?subject=hiset-writing'],
    ['/hesi', 'Anatomy & Physiology', '/student/dashboard/hesi?subject=hesi-anatomy-and-physiology'],
  ] as const) {
    await page.goto(path);
    await main(page).getByRole('link', { name: subject, exact: true }).click();
    await expect(page).toHaveURL(dashboard);
  }
});

test('the sample question goes on to the next one, and at last to the exams', async ({ page }) => {
  await page.goto('/');
  const sample = page.getByRole('region', { name: /^Try one now/ });
  for (const number of [1, 2, 3, 4]) {
    await expect(sample.getByRole('heading')).toContainText(`${number} of 5`);
    await sample.getByRole('radio').first().check();
    await sample.getByRole('button', { name: 'Next question' }).click();
  }
  await expect(sample.getByRole('heading')).toBeFocused();
  await sample.getByRole('radio').first().check();
  await sample.getByRole('link', { name: 'Choose your exam' }).click();
  await expect(page).toHaveURL('/student/select-product');
});

test('a start button pressed before the list is there shows that it is loading, then leads on', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/student/products', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ged');
  const start = page.getByRole('link', { name: 'Start GED practice' });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  await expect(start.getByText('Loading…')).toBeAttached();
  answer();
  await expect(page).toHaveURL('/student/dashboard/ged');
});

for (const [what, body, status] of [
  ['holds no such exam', '[]', 200],
  ['cannot be had', '{"code":"internal","message":"Internal Server Error"}', 500],
] as const) {
  test(`where the product list ${what}, start leads to product selection`, async ({ page, errors }) => {
    errors.expected.push(/500/);
    await page.route('**/api/student/products', (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    );
    await page.goto('/hiset');
    await page.getByRole('link', { name: 'Start HiSET practice' }).click();
    await expect(page).toHaveURL('/student/select-product');
  });
}

test('about states the claims, the team of four and the guarantee', async ({ page }) => {
  await page.goto('/about');
  for (const text of ['2019', '50,000+', '95%', '4.9/5', '30-day money-back guarantee']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  }
  const team = main(page).getByRole('region', { name: 'The team' });
  await expect(team.getByRole('listitem')).toHaveCount(4);
  await expect(team).toContainText('sample');
  await expect(main(page).getByRole('link', { name: 'Explore the exams' })).toHaveAttribute('href', '/');
  await expect(main(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('a button pressed before the page can answer is answered once it can', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Load More Reviews' }).click();
  const alert = page.waitForEvent('dialog');
  answer();
  await (await alert).accept();
});
