import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';

/** What these pages tell search engines is asserted of their HTML: `findable.site.test.ts` of the server. */
const PAGES = [
  { path: '/', heading: 'Pass the exam you came back for' },
  { path: '/ged', heading: 'GED practice that explains itself' },
  { path: '/teas', heading: 'Walk into the TEAS prepared' },
  { path: '/nclex', heading: 'Clinical judgment, one question at a time' },
  { path: '/hiset', heading: 'Five subjects to your diploma' },
  { path: '/about', heading: 'It is never too late for the second bell' },
  { path: '/contact', heading: 'Ask us anything' },
  { path: '/404', heading: '404 Page Not Found' },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page can be read, and its links lead on', async ({ page, errors }) => {
    errors.expected.push(/404/);
    for (const { path, heading } of [...PAGES, { path: '/nowhere', heading: '404 Page Not Found' }]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'GED' }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(100);
    }
  });

  test('a start button leads to product selection', async ({ page }) => {
    await page.goto('/ged');
    await page.getByRole('link', { name: 'Start GED practice' }).click();
    await expect(page).toHaveURL('/student/select-product');
  });
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  for (const { path, heading } of PAGES) {
    test(`${path}: axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessibleInBothLooks(page);
    });
  }
});
