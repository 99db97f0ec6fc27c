import { givenTest, pickUp } from './desk.ts';
import { expect, test } from './journey.ts';
import {
  button,
  dialog,
  givenManyQuestions,
  givenQuestion,
  notice,
  openTest,
  rows,
  storedQuestions,
} from './question-desk.ts';

const FOUR = ['Alpha?', 'Beta?', 'Gamma?', 'Delta?'];
const texts = (questions: { questionText: string }[]) => questions.map(({ questionText }) => questionText);

test('search and filters narrow the list, and the address keeps them', async ({ page }) => {
  const desk = await openTest(page, FOUR);
  await desk.send('POST', '/api/admin/questions', {
    practiceTestId: desk.testId,
    questionText: 'The moon is made of cheese.',
    questionType: 'true_false',
    correctAnswer: 'false',
    explanation: 'It is made of rock, as *Café Lune* says.',
    difficulty: 'hard',
    topic: 'Moons',
    displayOrder: 4,
  });
  await page.reload();
  await page.getByLabel('Search questions').fill('cafe lune');
  await expect(page.getByText('1 of 5 questions')).toBeVisible();
  await expect(rows(page)).toHaveText([/5\. The moon/]);
  await expect(page).toHaveURL(/q=cafe\+lune/);
  await expect(page.getByText('To change the order, clear the search and the filters first.')).toBeVisible();
  await expect(button(page, /^Drag/)).toHaveCount(0);

  await page.reload();
  await expect(page.getByLabel('Search questions')).toHaveValue('cafe lune');
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Clear').click();
  await expect(page.getByLabel('Search questions')).toBeFocused();
  await expect(rows(page)).toHaveCount(5);
  await page.getByLabel('Topic').selectOption('No topic');
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Type').selectOption('True or false');
  await expect(page.getByText('No question fits')).toBeVisible();
  await page.getByLabel('Topic').selectOption('Moons');
  await page.getByLabel('Difficulty').selectOption('Hard');
  await expect(rows(page)).toHaveCount(1);

  await rows(page).click();
  await page.getByLabel('Hint').fill('Look up.');
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');
  await expect(rows(page)).toBeFocused();
  await expect(page).toHaveURL(/type=true_false/);
  await expect(page.getByText('1 of 5 questions')).toBeVisible();
});

test('a question is duplicated behind itself', async ({ page }) => {
  const desk = await openTest(page, FOUR);
  await button(page, 'Duplicate question 2, “Beta?”').click();
  await notice(page, 'Question duplicated successfully');
  await expect(rows(page)).toHaveText([/Alpha/, /Beta/, /3\. Beta/, /4\. Gamma/, /Delta/]);
  const [, original, copy] = await storedQuestions(page, desk);
  expect(copy).toEqual({ ...original, id: copy?.id, displayOrder: 2 });
});

test('one question is deleted after a question, and one that is gone is told', async ({ page, errors }) => {
  errors.expected.push(/404/);
  const desk = await openTest(page, FOUR);
  await button(page, 'Delete question 2, “Beta?”').click();
  const ask = page.getByRole('alertdialog', { name: 'Delete question 2, “Beta?”?' });
  await expect(ask).toContainText('This action cannot be undone.');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete question 2, “Beta?”')).toBeFocused();
  await button(page, 'Delete question 2, “Beta?”').click();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Question deleted successfully');
  await expect(rows(page)).toHaveText([/1\. Alpha/, /2\. Gamma/, /3\. Delta/]);

  const [first] = await storedQuestions(page, desk);
  await desk.send('DELETE', `/api/admin/questions/${first?.id}`);
  await button(page, /^Delete question 1/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await notice(page, 'Already deleted');
  await expect(rows(page)).toHaveText([/1\. Gamma/, /2\. Delta/]);
});

test('several are selected, with the shift key too, and deleted together', async ({ page, errors }) => {
  errors.expected.push(/404/);
  const desk = await openTest(page, FOUR);
  await page.getByLabel('Select question 2').check();
  await page.getByLabel('Select question 4').click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 questions, 3 selected')).toBeVisible();
  const second = (await storedQuestions(page, desk))[1];
  await desk.send('DELETE', `/api/admin/questions/${second?.id}`);
  await button(page, 'Delete…').click();
  await page
    .getByRole('alertdialog', { name: 'Delete 3 questions?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await notice(page, '3 questions deleted successfully');
  await expect(rows(page)).toHaveText([/Alpha/]);
});

test('questions move to another test', async ({ page }) => {
  const desk = await openTest(page, FOUR);
  const other = await givenTest(desk, desk.subjectId, 'Stars');
  await page.reload();
  await page.getByLabel('Select question 1').check();
  await page.getByLabel('Select question 3').check();
  await button(page, 'Move to test…').click();
  const move = dialog(page).getByRole('button', { name: 'Move 2 questions' });
  await expect(move).toBeDisabled();
  await page.getByLabel('Product').selectOption(desk.productName);
  await page.getByLabel('Subject').selectOption('Science');
  await expect(page.getByLabel('Practice test').getByRole('option')).toHaveText(['Choose…', 'Stars']);
  await page.getByLabel('Practice test').selectOption('Stars');
  await move.click();
  await notice(page, '2 questions moved successfully');
  await expect(rows(page)).toHaveText([/1\. Beta/, /2\. Delta/]);
  expect(texts(await storedQuestions(page, { ...desk, testId: other.id }))).toEqual(['Alpha?', 'Gamma?']);
});

test('the order is changed by keyboard: on the handle, and by position', async ({ page }) => {
  const desk = await openTest(page, FOUR);
  await button(page, /^Drag question 1/).focus();
  await pickUp(page, /^Holding/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is now number 2 of 4/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows(page)).toHaveText([/1\. Beta/, /2\. Alpha/, /3\. Gamma/, /4\. Delta/]);

  await page.getByLabel('Select question 1').press('Space');
  await page.getByLabel('Select question 2').press('Space');
  await button(page, 'Move to position…').press('Enter');
  const field = dialog(page).getByLabel('Move to position');
  await field.fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write a number from 1 to 3.')).toBeVisible();
  await field.fill('3');
  await page.keyboard.press('Enter');
  await notice(page, '2 questions moved to position 3');
  await expect(rows(page)).toHaveText([/Gamma/, /Delta/, /Beta/, /Alpha/]);
  await expect
    .poll(async () => texts(await storedQuestions(page, desk)))
    .toEqual(['Gamma?', 'Delta?', 'Beta?', 'Alpha?']);
});

test('a row is dragged to its place', async ({ page }) => {
  await openTest(page, FOUR);
  await button(page, /^Drag question 4/).scrollIntoViewIfNeeded();
  const from = await button(page, /^Drag question 4/).boundingBox();
  const to = await button(page, /^Drag question 2/).boundingBox();
  if (!from || !to) throw new Error('The handles are not on the page');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect(rows(page)).toHaveText([/Alpha/, /2\. Delta/, /3\. Beta/, /4\. Gamma/]);
});

test('10,000 questions: scrolled, walked through, found, edited and moved', async ({ page }) => {
  test.setTimeout(300_000);
  const desk = await openTest(page);
  await givenManyQuestions(page, desk, 10_000);
  await page.reload();
  await expect(page.getByText('10,000 questions').first()).toBeVisible();
  const items = page.getByRole('listitem').filter({ has: rows(page) });
  await expect(items.first()).toHaveAttribute('aria-setsize', '10000');
  expect(await items.count()).toBeLessThan(60);

  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, /^Edit question 2\. Item 2:/)).toBeFocused();
  await page.keyboard.press('End');
  const last = button(page, /^Edit question 10000\. Item 10000:/);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(button(page, /^Edit question 3\. /)).toBeInViewport();
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button(page, /^Edit question 9999\. /)).toBeInViewport();
  expect(await items.count()).toBeLessThan(60);

  await page.getByLabel('Search questions').fill('Item 7777:');
  await expect(page.getByText('1 of 10,000 questions')).toBeVisible();
  await rows(page).click();
  await page.getByLabel('Question text').fill('Item 7777: changed?');
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');
  await expect(rows(page)).toHaveText(/7777\. Item 7777: changed\?/);

  await button(page, 'Clear').click();
  await page.getByLabel('Select question 1,').check();
  await button(page, 'Move to position…').click();
  await dialog(page).getByLabel('Move to position').fill('9000');
  await page.keyboard.press('Enter');
  await notice(page, '1 question moved to position 9000');
  expect((await storedQuestions(page, desk))[8999]?.questionText).toContain('Item 1:');
});

test('an edit far down in the list keeps the place', async ({ page }) => {
  const desk = await openTest(page);
  await givenManyQuestions(page, desk, 200);
  await givenQuestion(desk, desk.testId, { questionText: 'The last one?', displayOrder: 200 });
  await page.reload();
  await rows(page).first().focus();
  await page.keyboard.press('End');
  const row = button(page, /^Edit question 201\./);
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Hint').fill('Think.');
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});
