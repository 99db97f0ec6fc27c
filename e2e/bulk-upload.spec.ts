import { expect, test } from './journey.ts';
import { button, FOUR, LONG_STEM, openUpload, preview, stemsOf, textField } from './upload-dialog.ts';

const TWO_WRONG = `Q: What is 1 + 1?
A) 1
B) 2

Q: What is 2 + 2?
A) 4
B) 5
Answer: D

Q: What is 3 + 3?
A) 6
B) 7
Answer: A
`;

test('text is previewed, edited and appended', async ({ page }) => {
  const place = await openUpload(page, 1);
  await expect(button(page, 'Preview')).toBeDisabled();
  await textField(page).fill('  \n');
  await expect(button(page, 'Preview')).toBeDisabled();

  await preview(page, FOUR);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Found 4 questions, 0 errors')).toBeVisible();
  await expect(dialog.getByText(`${LONG_STEM.slice(0, 100)}...`, { exact: true })).toBeVisible();
  await expect(dialog.getByText('...and 1 more')).toBeVisible();
  await expect(dialog.getByText(/^\d+%$/)).toBeVisible();
  await expect(dialog.getByText('Answer: B) 22')).toBeVisible();

  await button(page, 'Edit').click();
  await expect(textField(page)).toBeFocused();
  await expect(textField(page)).toHaveValue(FOUR);
  await button(page, 'Preview').click();
  await button(page, 'Import').click();
  await expect(dialog.getByText('4 questions imported')).toBeVisible();
  await expect(textField(page)).toHaveValue('');
  await expect(page.getByLabel('Append')).toBeChecked();
  expect(await stemsOf(place, page)).toEqual([
    'Is 0 a number?',
    LONG_STEM,
    'Water is wet.',
    'What is 3 + 3?',
    'The capital of France is ____.',
  ]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Bulk Upload')).toBeFocused();
});

test('errors lead to their lines and are mended in place; single questions are left out', async ({
  page,
}) => {
  const place = await openUpload(page);
  await preview(page, TWO_WRONG);
  await expect(page.getByText('Found 1 questions, 2 errors')).toBeVisible();
  const editor = page.getByLabel('Your text');
  const caret = () => editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart);

  await page.getByRole('button', { name: /^Line 5: |^Line 8: / }).click();
  await expect(editor).toBeFocused();
  const line = TWO_WRONG.slice(0, await caret()).split('\n').length;
  expect([5, 8]).toContain(line);
  await editor.fill(TWO_WRONG.replace('Answer: D', 'Answer: A').replace('B) 2\n', 'B) 2\nAnswer: B\n'));
  await expect(page.getByText('You changed the text.')).toBeVisible();
  await expect(button(page, 'Import')).toBeHidden();
  await button(page, 'Preview again').click();
  await expect(page.getByText('Found 3 questions, 0 errors')).toBeVisible();

  await page.getByLabel('2. What is 2 + 2?').uncheck();
  await expect(page.getByText('2 of 3 chosen')).toBeVisible();
  await button(page, 'Choose none').click();
  await expect(button(page, 'Import')).toBeDisabled();
  await button(page, 'Choose all').click();
  await page.getByLabel('2. What is 2 + 2?').uncheck();
  await button(page, 'Import').click();
  await expect(page.getByText('2 questions imported')).toBeVisible();
  expect(await stemsOf(place, page)).toEqual(['What is 1 + 1?', 'What is 3 + 3?']);
});

test('a text that was added before is added again only when a person says so', async ({ page, errors }) => {
  errors.expected.push(/409/);
  const place = await openUpload(page);
  await preview(page, FOUR);
  await button(page, 'Import').click();
  await expect(page.getByText('4 questions imported')).toBeVisible();
  await preview(page, FOUR);
  await button(page, 'Import').click();
  const question = page.getByRole('alertdialog', { name: 'Add it again?' });
  await expect(question).toContainText('4 questions');
  await expect(question).toContainText(String(new Date().getFullYear()));
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stemsOf(place, page)).toHaveLength(4);

  await button(page, 'Import').click();
  await button(page, 'Add again').click();
  await expect(page.getByText('4 questions imported')).toBeVisible();
  expect(await stemsOf(place, page)).toHaveLength(8);
});

test('replacing says how many questions go, and asks', async ({ page }) => {
  const place = await openUpload(page, 3);
  await page.getByLabel('Replace').check();
  await expect(page.getByText('3 questions will go')).toBeVisible();
  await preview(page, FOUR);
  await button(page, 'Import').click();
  const question = page.getByRole('alertdialog', { name: 'Replace all questions?' });
  await expect(question).toContainText('3 questions of Cells will go.');
  await expect(question).toContainText('30 days');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await stemsOf(place, page)).toHaveLength(3);

  await button(page, 'Import').click();
  await button(page, 'Replace').click();
  await expect(page.getByText('4 questions imported')).toBeVisible();
  expect((await stemsOf(place, page))[0]).toBe(LONG_STEM);
});

test('a preview can be cancelled, and nothing typed is lost by a mis-click', async ({ page }) => {
  await openUpload(page);
  await page.route('**/bulk-upload', () => new Promise(() => undefined));
  await textField(page).fill(FOUR);
  await button(page, 'Preview').click();
  await expect(page.getByText('Looking for questions…')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(textField(page)).toBeFocused();
  await expect(textField(page)).toHaveValue(FOUR);

  for (const misClick of [() => page.keyboard.press('Escape'), () => page.mouse.click(2, 2)]) {
    await misClick();
    await button(page, 'Keep editing').click();
    await expect(textField(page)).toHaveValue(FOUR);
  }
  await page.keyboard.press('Escape');
  await button(page, 'Discard changes').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a server that cannot be reached is told, and the text stays', async ({ page, errors }) => {
  errors.expected.push(/ERR_FAILED/);
  await openUpload(page);
  await page.route('**/bulk-upload', (route) => route.abort());
  await textField(page).fill(FOUR);
  await button(page, 'Preview').click();
  await expect(page.getByRole('alert').getByText('Failed to preview questions')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Check your internet connection')).toBeVisible();
  await expect(textField(page)).toHaveValue(FOUR);
});

test('errors alike stand together, and are mended on one line or on all', async ({ page }) => {
  await openUpload(page);
  const text = Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. What is ${index} + 1?\nA. ${index}\nB. ${index + 1}\nAsnwer: B\n`,
  ).join('\n');
  await preview(page, `${text}\n13. What is 3 + 3?\nA. 6\nB. 7\nAnswer: A`);
  await expect(page.getByText('Found 1 questions, 12 errors')).toBeVisible();
  const errors = page.getByRole('list', { name: 'Errors' });
  await expect(errors.getByRole('button', { name: /^Line \d+: / })).toHaveCount(1);
  await errors.getByText('11 more lines like this one').click();
  await errors.getByRole('button', { name: /^Line 9: / }).click();
  await expect(page.getByLabel('Your text')).toBeFocused();

  await button(page, 'Yes, on all 12 lines').click();
  await button(page, 'Preview again').click();
  await expect(page.getByText('Found 13 questions, 0 errors')).toBeVisible();
});

test('ten thousand questions are previewed, looked through and imported', async ({ page }) => {
  test.slow();
  const place = await openUpload(page);
  const text = Array.from(
    { length: 10_000 },
    (_, index) => `Q: What is ${index} + 1?\nA) ${index}\nB) ${index + 1}\nC) ${index + 2}\nAnswer: B\n`,
  ).join('\n');
  const buffer = Buffer.from(text.replace('Answer: B', 'Answer: X'));
  await page.getByLabel('Choose a file').setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('all.txt is in the text field now.')).toBeVisible();
  await button(page, 'Preview').click();
  await expect(page.getByText('Found 9999 questions, 1 errors')).toBeVisible();
  await expect(page.getByText('...and 9996 more')).toBeVisible();

  // Of the thousands, only what is in sight is in the page.
  expect(await page.getByRole('checkbox').count()).toBeLessThan(60);
  await page.getByRole('list', { name: 'Questions' }).hover();
  await page.mouse.wheel(0, 10_000_000);
  await expect(page.getByLabel('9999. What is 9999 + 1?')).toBeVisible();
  await page.getByLabel('9999. What is 9999 + 1?').uncheck();
  await expect(page.getByText('9998 of 9999 chosen')).toBeVisible();
  await button(page, 'Line 59995').click();
  const editor = page.getByLabel('Your text');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Q: One more?\nA) Yes\nB) No\nAnswer: A\n\n');
  await button(page, 'Preview again').click();
  await expect(page.getByText('Found 10000 questions, 1 errors')).toBeVisible();
  await expect(page.getByText('9999 of 10000 chosen')).toBeVisible();
  await button(page, 'Import').click();
  await expect(page.getByText('9,999 questions imported')).toBeVisible();
  const stems = await stemsOf(place, page);
  expect(stems).toHaveLength(9999);
  expect(stems.at(-1)).toBe('One more?');
});
