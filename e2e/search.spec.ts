import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';

test('a search finds tests, topics, guides and cards, and the address keeps its words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await field.fill('homeostasis');
  await expect(page.getByRole('heading', { name: 'Flash cards' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Homeostasis/ }).first()).toBeVisible();

  await field.fill('ged fractions');
  await expect(
    page.getByRole('link', { name: /Fractions, decimals and percents without fear/ }),
  ).toBeVisible();
  await field.fill('life science');
  await page
    .getByRole('region', { name: 'Topics' })
    .getByRole('link', { name: /Topic · GED Science.*: Practice Test 1/ })
    .click();
  await expect(page).toHaveURL('/student/test/ged-science-1');
  await page.goBack();
  await expect(field).toHaveValue('life science');
  await expect(page).toHaveURL('/search?q=life+science');
});

test('the arrow keys go from the field to the results and back', async ({ page }) => {
  await page.goto('/search?q=percents');
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(results.first()).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a failure to load says so, and can be tried again', async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/);
  await page.route('**/search-texts.json', (route) => route.abort());
  await page.goto('/search?q=percents');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/search-texts.json');
  await again.click();
  await expect(page.getByRole('region', { name: 'Topics' })).toBeVisible();
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('results and their absence: axe finds nothing and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/search?q=percents');
    await expect(page.getByRole('region', { name: 'Topics' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('searchbox').fill('zzzzzz');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});
