import { givenProduct, givenQuestions, givenSubject, givenTest, openDesk } from './desk.ts';
import { ON_A_PHONE, expect, expectAccessibleInBothLooks, test } from './journey.ts';
import { openUpload } from './upload-dialog.ts';

const TEXT = `Q: What is 1 + 1?
A) one
B) One
C) two
Answer: C

Q: Water is wet.
`;

test.describe('in both looks', () => {
  test.use(ON_A_PHONE);

  test('each state of the bulk upload, by keyboard alone: axe finds nothing', async ({ page, errors }) => {
    errors.expected.push(/409/);
    const desk = await openDesk(page);
    const product = await givenProduct(desk);
    const subject = await givenSubject(desk, product.id, 'Science');
    const { id } = await givenTest(desk, subject.id, 'Cells');
    await givenQuestions(desk, id, 2);
    await page.goto(`/admin-dashboard?product=${product.id}&subject=${subject.id}&test=${id}`);
    const { keyboard } = page;
    /** Moves on with Tab until the control has the focus. */
    const reach = async (
      name: string | RegExp,
      role: 'button' | 'textbox' | 'radio' | 'checkbox' = 'button',
    ) => {
      const control = page.getByRole(role, { name, exact: true }).first();
      for (let step = 0; step < 60; step += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`${String(name)} was not reached with the Tab key`);
    };

    await page.getByRole('button', { name: 'Bulk Upload' }).waitFor();
    await reach('Bulk Upload');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Choose a file')).toBeFocused();
    await expectAccessibleInBothLooks(page);
    await page.getByText('How to write questions').focus();
    await keyboard.press('Enter');
    await expect(page.getByText('Explanation: 10 + 30 = 40')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await reach('Questions as text', 'textbox');
    await keyboard.insertText(TEXT);
    await reach('Preview');
    await keyboard.press('Enter');
    await expect(page.getByText('Found 1 questions, 1 errors')).toBeVisible();
    await expectAccessibleInBothLooks(page);

    await reach(/^Line 7: /);
    await keyboard.press('Enter');
    await expect(page.getByLabel('Your text')).toBeFocused();
    await keyboard.press('End');
    await keyboard.insertText('\nAnswer: True');
    await expect(page.getByText('You changed the text.')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await reach('Preview again');
    await keyboard.press('Enter');
    await expect(page.getByText('Found 2 questions, 0 errors')).toBeVisible();
    await reach('Import');
    await keyboard.press('Enter');
    await expect(page.getByText('2 questions imported')).toBeVisible();
    await expectAccessibleInBothLooks(page);
  });

  test('the columns of a table, by keyboard alone: axe finds nothing', async ({ page }) => {
    await openUpload(page);
    const rows = 'What is 2 + 2?;3;4;5;B\nWhich of these is a colour?;red;cat;run;A\n';
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'quiz.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await page.getByText('The file is read when you press Preview').first().waitFor();
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(page.getByText('What is in each column?')).toBeVisible();
    await expect(page.getByLabel('Column 1')).toHaveValue('question');
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Column 5').focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('Choose one column for the question and one for the answer.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await page.getByLabel('Column 1').selectOption('Question');
    await page.getByLabel('Column 5').selectOption('Answer');
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expect(page.getByText('Found 2 questions, 0 errors')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('button', { name: 'Change columns' }).press('Enter');
    await expect(page.getByLabel('Column 5')).toHaveValue('answer');
  });

  test('each question it asks, and each refusal: axe finds nothing', async ({ page, errors }) => {
    errors.expected.push(/409/);
    const desk = await openDesk(page);
    const product = await givenProduct(desk);
    const subject = await givenSubject(desk, product.id, 'Science');
    const { id } = await givenTest(desk, subject.id, 'Cells');
    await page.goto(`/admin-dashboard?product=${product.id}&subject=${subject.id}&test=${id}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(TEXT) });

    await press('Bulk Upload');
    await page.getByLabel('Choose a file').setInputFiles(file('quiz.mp3'));
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Choose a file').setInputFiles(file('quiz.pdf'));
    await page.getByText('quiz.pdf').waitFor();
    await expectAccessibleInBothLooks(page);
    await press('Remove file');
    await page.getByLabel('Questions as text').fill(TEXT);
    await page.getByLabel('Choose a file').setInputFiles(file('quiz.txt'));
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInBothLooks(page);
    await press('Use the file');
    await page.getByText('quiz.txt is in the text field now.').waitFor();
    for (const title of ['1 question imported', 'Add it again?']) {
      if (title !== '1 question imported') await page.getByLabel('Questions as text').fill(TEXT);
      await press('Preview');
      await press('Import');
      await page.getByText(title).waitFor();
    }
    await expectAccessibleInBothLooks(page);
    await press('Cancel');
    await press('Edit');
    await page.getByLabel('Replace').check();
    await page.getByText('1 question will go').waitFor();
    await expectAccessibleInBothLooks(page);
    await press('Preview');
    await press('Import');
    await page.getByRole('alertdialog', { name: 'Replace all questions?' }).waitFor();
    await expectAccessibleInBothLooks(page);
    await press('Replace');
    await page.getByText('1 question imported').waitFor();
  });
});
