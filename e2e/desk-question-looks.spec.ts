import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';
import { button, dialog, openTest, rows } from './question-desk.ts';

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('the questions and each dialog: axe finds nothing and nothing scrolls sideways', async ({
    page,
    errors,
  }) => {
    errors.expected.push(/409/);
    test.setTimeout(240_000);
    const desk = await openTest(page);
    await expect(page.getByText('No questions yet')).toBeVisible();
    await expectAccessibleInBothLooks(page);

    await button(page, 'Add Question').click();
    await expectAccessibleInBothLooks(page);
    for (const type of ['True or false', 'Fill in the blank', 'Multiple choice']) {
      await page.getByLabel('Type').selectOption(type);
      await button(page, 'Create Question').click();
      await expectAccessibleInBothLooks(page);
    }
    await page.getByLabel('Question text').fill('Which $x^2$ is **large**?\n\n| x | y |\n|--|--|\n| 1 | 2 |');
    await page.getByLabel('Option A').fill('a-very-long-answer-without-any-blank-in-it-at-all'.repeat(3));
    await page.getByLabel('Option B').fill('2');
    await page.getByLabel('Right answer: B').check();
    await page.getByLabel('Passage').selectOption('New passage…');
    await page.getByLabel('Title of the passage').fill('Squares');
    await page.getByLabel('Text of the passage').fill('A square has four sides. '.repeat(40));
    await expectAccessibleInBothLooks(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Keep editing').click();
    await button(page, 'Create Question').click();
    await expect(dialog(page)).toHaveCount(0);
    await expectAccessibleInBothLooks(page);

    await page.getByLabel('Select question 1').check();
    await expectAccessibleInBothLooks(page);
    for (const opener of ['Move to position…', 'Move to test…', 'Delete…']) {
      await button(page, opener).click();
      await expect(dialog(page).or(page.getByRole('alertdialog'))).toBeVisible();
      await expectAccessibleInBothLooks(page);
      await page.keyboard.press('Escape');
    }

    await rows(page).click();
    await button(page, 'Edit passage').click();
    await page.getByLabel('Title of the passage').fill('Four sides');
    await expectAccessibleInBothLooks(page);
    await page.keyboard.press('Escape');
    await button(page, 'Discard changes').click();
    await rows(page).click();
    await page.getByLabel('Hint').fill('Draw it.');
    const change = { questionType: 'true_false', correctAnswer: 'true', difficulty: 'hard' };
    const response = await page.request.get(`/api/student/practice-tests/${desk.testId}/questions`);
    const [{ id }] = (await response.json()) as [{ id: string }];
    await desk.send('PUT', `/api/admin/questions/${id}`, { questionText: 'All new.', ...change });
    await button(page, 'Save Question').click();
    await button(page, 'Keep mine').waitFor();
    await expectAccessibleInBothLooks(page);
    await button(page, 'Use theirs').click();
    await page.getByLabel('Search questions').fill('nowhere');
    await expect(page.getByText('No question fits')).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });
});
