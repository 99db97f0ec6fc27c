import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';

const LIBRARY = '/study-materials';
const GUIDE = '/study-materials/guides/ged-fractions-decimals-percents';
const DECK = '/study-materials/flashcards/teas-anatomy-and-physiology';

/** Journeys at the desk add materials to the same server meanwhile: these look at the starter ones, which have readable ids. */
test.beforeEach(async ({ page }) => {
  await page.route(/\/api\/study-materials$/, async (route) => {
    const response = await route.fetch();
    const materials: { id: string }[] = await response.json();
    await route.fulfill({ response, json: materials.filter(({ id }) => !/^[0-9a-f]{8}-/.test(id)) });
  });
});

test('the library finds by word, type and exam, and keeps that in the address', async ({ page }) => {
  await page.goto(LIBRARY);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('lungs');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('Heart and lungs, one drop of blood at a time');
  await expect(page).toHaveURL(/search=lungs/);
  await expect(search).toBeFocused();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Worksheets');
  await page.getByRole('combobox', { name: 'Exam' }).selectOption('GED');
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('2 results')).toBeVisible();
  await expect(page).toHaveURL(/type=worksheet&exam=GED/);

  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('worksheet');
  await expect(page.getByRole('combobox', { name: 'Exam' })).toHaveValue('GED');
});

test('tiles and featured buttons set the type; without a match there is a way back', async ({ page }) => {
  await page.goto(LIBRARY);
  const type = page.getByRole('combobox', { name: 'Type' });
  for (const [tile, value] of [
    ['24 Study guides', 'guide'],
    ['12 Flash card decks', 'flashcard'],
    ['15 Worksheets', 'worksheet'],
    ['18 Videos', 'video'],
  ] as const) {
    await page.getByRole('button', { name: tile }).click();
    await expect(type).toHaveValue(value);
    await expect(page.getByRole('button', { name: tile })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('heading', { name: 'No Materials Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all materials' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);

  for (const [button, value] of [
    ['Browse Guides', 'guide'],
    ['Watch Videos', 'video'],
    ['Use Tools', 'flashcard'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(type).toHaveValue(value);
    await expect(page.getByRole('heading', { name: 'Materials', exact: true })).toBeInViewport();
  }
});

test('the dialog opens a guide in a new tab, and gives the focus back', async ({ page, context }) => {
  await page.goto(`${LIBRARY}?search=fractions`);
  const study = page.getByRole('button', { name: 'Study: Fractions, decimals and percents without fear' });
  await study.click();
  const open = page.getByRole('dialog').getByRole('link', { name: 'Open in a new tab' });
  await expect(open).toHaveAttribute('rel', 'noopener');
  const [tab] = await Promise.all([context.waitForEvent('page'), open.click()]);
  await expect(tab).toHaveURL(GUIDE);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
    'Fractions, decimals and percents without fear',
  );

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(study).toBeFocused();
});

test('a worksheet is a PDF that can be downloaded', async ({ page }) => {
  await page.goto(`${LIBRARY}?type=worksheet`);
  const links = page.getByRole('link', { name: /^Download .+ \(opens in a new tab\)$/ });
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    const reply = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(reply.headers()['content-type']).toBe('application/pdf');
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a list that does not load says so, and loads when asked again', async ({ page, errors }) => {
  errors.expected.push(/500/);
  await page.route('**/api/study-materials', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto(LIBRARY);
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  await page.unroute('**/api/study-materials');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('a material with neither address nor text has a default description and no buttons', async ({
  page,
}) => {
  await page.route('**/api/study-materials', (route) =>
    route.fulfill({
      json: [
        { id: 'v', title: 'Cells', type: 'video', examType: 'TEAS', url: '/cells' },
        { id: 'g', title: 'Maps', type: 'guide', examType: 'GED' },
      ],
    }),
  );
  await page.goto(LIBRARY);
  await expect(page.getByRole('button', { name: 'Watch: Cells' })).toBeVisible();
  const guide = page.getByRole('article').filter({ hasText: 'Maps' });
  await expect(guide.getByText('A study guide to help you get ready for the GED exam.')).toBeVisible();
  await expect(guide.getByRole('button').or(guide.getByRole('link'))).toHaveCount(0);
});

test('a guide leads to its parts, to practice and back', async ({ page }) => {
  await page.goto(GUIDE);
  await page
    .getByRole('navigation', { name: 'In this guide' })
    .getByRole('link', { name: 'Common slips' })
    .click();
  await expect(page.getByRole('heading', { name: 'Common slips' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Take a practice test: GED/ })).toHaveAttribute(
    'href',
    '/student/test/ged-mathematical-reasoning-1',
  );
  await page.getByRole('link', { name: 'Linear equations' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All study materials' }).click();
  await expect(page).toHaveURL(LIBRARY);
});

test('a guide prints without header, footer and buttons', async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this guide' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeHidden();
});

test('a deck is worked through by keyboard alone, and goes on after a reload', async ({ page }) => {
  await page.goto(DECK);
  const card = page.getByRole('button', { name: /^(Question|Answer)/ });
  await expect(page.getByText('Card 1 of 40', { exact: true })).toBeVisible();
  await expect(card).toHaveAccessibleName(/^Question/);

  // The page is there before what listens to its keys is.
  await expect(async () => {
    if ((await page.getByRole('button', { name: /^Question/ }).count()) > 0)
      await page.keyboard.press('Space');
    await expect(card).toHaveAccessibleName(/^Answer/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: /^Answer: / })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 2 of 40', { exact: true })).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAccessibleName(/^Answer/);
  await page.keyboard.press('2');
  await expect(page.getByText('Card 3 of 40', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Again', exact: true })).toBeDisabled();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await expect(page.getByText('I knew it: 1 · Again: 1 · Not sorted: 38')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Card 3 of 40', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Card 3 of 40', { exact: true })).toBeVisible();
  await expect(page.getByText('I knew it: 1 · Again: 1 · Not sorted: 38')).toBeVisible();
});

test('at the end of a deck the cards to see again come back', async ({ page }) => {
  await page.goto(DECK);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.getByRole('button', { name: /^Question/ }).click();
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  for (let card = 2; card <= 40; card += 1) {
    await page.getByText(`Card ${card} of 40`, { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Question/ }).click();
    await page.getByRole('button', { name: 'I knew it', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: 'End of this round' })).toBeFocused();
  await expect(page.getByText('You knew 39 of 40 cards. 1 card to see again.')).toBeVisible();
  await page.getByRole('button', { name: 'Go through the “Again” pile' }).click();
  await expect(page.getByText('Card 1 of 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Question/ }).click();
  await page.getByRole('button', { name: 'I knew it', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You knew every card' })).toBeVisible();
});

test('a guide or a deck that does not exist is a page not found', async ({ page, errors }) => {
  errors.expected.push(/404/);
  for (const path of [`${GUIDE}-2`, `${DECK}-2`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guides and decks can be read', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByText('A fraction counts parts.')).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await page.goto(DECK);
    await page.getByText('See all 40 cards as a list').click();
    await expect(page.getByRole('definition').nth(39)).toBeVisible();
  });
});

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('axe finds nothing in the library, its dialog and its empty state', async ({ page }) => {
    await page.goto(LIBRARY);
    await page.getByRole('article').first().waitFor();
    await expectAccessibleInBothLooks(page);
    await page
      .getByRole('button', { name: /^Study: / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInBothLooks(page);
    await page.goto(`${LIBRARY}?type=video`);
    await page.getByText('No Materials Found').waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('axe finds nothing on a guide', async ({ page }) => {
    await page.goto(GUIDE);
    await expectAccessibleInBothLooks(page);
  });

  test('axe finds nothing on either side of a card, nor at the end', async ({ page }) => {
    await page.goto(DECK);
    await expectAccessibleInBothLooks(page);
    await page.getByRole('button', { name: /^Question/ }).click();
    await page.getByRole('button', { name: /^Answer/ }).waitFor();
    await expectAccessibleInBothLooks(page);
    for (let card = 0; card < 40; card += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'End of this round' }).waitFor();
    await expectAccessibleInBothLooks(page);
  });
});

test('what is typed before the page can answer is not lost', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/study-materials');
  await page.getByRole('searchbox').fill('isolation');
  await page.getByLabel('Exam').selectOption('NCLEX');
  answer();
  await expect(page).toHaveURL(/isolation/);
  await expect(page).toHaveURL(/NCLEX/);
  await expect(page.getByRole('heading', { name: 'Isolation precautions made clear' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('isolation');
});
