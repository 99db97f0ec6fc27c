import { expect, test } from './journey.ts';
import { button, dialog, givenQuestion, notice, openTest, rows, storedQuestions } from './question-desk.ts';

/** A red dot of 3 × 2 pixels. */
const PICTURE = Buffer.from(
  'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoDAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
  'base64',
);
const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(2)>';

test('a choice is written, seen as a learner sees it, and created', async ({ page }) => {
  const desk = await openTest(page);
  await expect(page.getByText('No questions yet')).toBeVisible();
  await button(page, 'Add Question').click();
  await expect(page.getByLabel('Question text')).toBeFocused();
  await expect(page.getByLabel('Type')).toHaveValue('multiple_choice');
  await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
  await expect(page.getByRole('textbox', { name: /^Option/ })).toHaveCount(4);

  await button(page, 'Create Question').click();
  await expect(page.getByText('This is required')).toBeVisible();
  await expect(page.getByText('Write at least two options.')).toBeVisible();
  await expect(page.getByLabel('Question text')).toBeFocused();

  await page.getByLabel('Question text').fill('What is $\\frac{1}{2}$ of **ten**?');
  await page.getByLabel('Option A').fill('2');
  await page.getByLabel('Option C').fill('5');
  await page.getByLabel('Option D').fill('10');
  await page.getByLabel('Right answer: C').check();
  await button(page, 'Move option C up').click();
  await expect(page.getByLabel('Right answer: B')).toBeChecked();
  await page.getByLabel('Explanation').fill('Half of *ten* is five.');
  await page.getByLabel('Hint').fill('Share ten between two.');
  await page.getByLabel('Topic').fill('Fractions');

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('.katex').first()).toBeVisible();
  await expect(preview.locator('strong', { hasText: 'ten' })).toBeVisible();
  await expect(preview.getByText('Right answer')).toBeVisible();
  await expect(preview.getByRole('radio')).toHaveCount(3);
  await button(page, 'Create Question').click();
  await notice(page, 'Question created successfully');
  await expect(button(page, 'Add Question')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ has: rows(page) })).toContainText(
    ['Key: B', 'Multiple choice', 'Medium', 'Fractions'].join(''),
  );

  expect(await storedQuestions(page, desk)).toMatchObject([
    { options: ['2', '5', '10'], correctAnswer: '1', displayOrder: 0, hint: 'Share ten between two.' },
  ]);
});

test('a statement and a blank are created, without options of their own', async ({ page }) => {
  const desk = await openTest(page);
  await button(page, 'Add Question').click();
  await page.getByLabel('Question text').fill('The Earth is round.');
  await page.getByLabel('Type').selectOption('True or false');
  await button(page, 'Create Question').click();
  await expect(page.getByText('Choose True or False.')).toBeVisible();
  await page.getByRole('group', { name: 'Right answer' }).getByLabel('True').check();
  await button(page, 'Create Question').click();
  await expect(dialog(page)).toHaveCount(0);

  await button(page, 'Add Question').click();
  await page.getByLabel('Question text').fill('The capital of Norway is ___.');
  await dialog(page).getByLabel('Type').selectOption('Fill in the blank');
  await page.getByLabel('Right answers').fill('Oslo\nKristiania');
  await dialog(page).getByLabel('Difficulty').selectOption('Hard');
  await expect(page.getByText('The right answer is Oslo or Kristiania')).toBeVisible();
  await button(page, 'Create Question').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);

  expect(await storedQuestions(page, desk)).toMatchObject([
    { questionType: 'true_false', options: ['True', 'False'], correctAnswer: '0' },
    { questionType: 'fill_blank', options: [], correctAnswer: 'Oslo|Kristiania', difficulty: 'hard' },
  ]);
});

test('options are added up to ten and removed down to two', async ({ page }) => {
  await openTest(page);
  await button(page, 'Add Question').click();
  for (let count = 4; count < 10; count += 1) await button(page, 'Add option').click();
  await expect(page.getByRole('textbox', { name: /^Option/ })).toHaveCount(10);
  await expect(page.getByLabel('Option J')).toBeVisible();
  await expect(button(page, 'Add option')).toBeDisabled();
  for (let count = 10; count > 2; count -= 1) await button(page, 'Remove option A').click();
  await expect(page.getByRole('textbox', { name: /^Option/ })).toHaveCount(2);
  await expect(button(page, 'Remove option A')).toHaveAttribute('aria-disabled', 'true');
});

test('a picture is uploaded with its description, and removed', async ({ page }) => {
  const desk = await openTest(page, ['Which planet is this?']);
  await rows(page).click();
  const file = page.getByLabel('Picture file');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP file.')).toBeVisible();
  await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(page.getByText('This picture is larger than 5 MB.')).toBeVisible();
  await file.setInputFiles({ name: 'dot.webp', mimeType: 'image/webp', buffer: PICTURE });
  await button(page, 'Save Question').click();
  await expect(page.getByText('Say what the picture shows')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Description of the picture')).toBeFocused();
  await page.getByLabel('Description of the picture').fill('A red dot');
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A red dot' });
  await expect(shown).toHaveJSProperty('naturalWidth', 3);
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');
  expect(await storedQuestions(page, desk)).toMatchObject([
    { imageDescription: 'A red dot', questionImage: expect.stringMatching(/^\/api\/images\//) },
  ]);

  await rows(page).click();
  await button(page, 'Remove picture').click();
  await button(page, 'Save Question').click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await storedQuestions(page, desk))[0]).not.toHaveProperty('questionImage');
});

test('a file that only says it is a picture is refused in words', async ({ page, errors }) => {
  errors.expected.push(/415|400/);
  await openTest(page);
  await button(page, 'Add Question').click();
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.getByLabel('Picture file').setInputFiles(fake);
  await expect(
    dialog(page)
      .getByRole('alert')
      .filter({ hasText: /picture|PNG/i }),
  ).toBeVisible();
});

test('a picture is dragged into the form', async ({ page }) => {
  await openTest(page);
  await button(page, 'Add Question').click();
  const files = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dot.webp', { type: 'image/webp' }));

    return transfer;
  }, PICTURE.toString('base64'));
  await page.getByLabel('Picture file').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('img', { name: 'The picture of this question' })).toBeVisible();
});

test('a passage is written once, shared, and changed for all that ask about it', async ({ page }) => {
  const desk = await openTest(page, ['First?', 'Second?']);
  await rows(page).first().click();
  await page.getByLabel('Passage').selectOption('New passage…');
  await button(page, 'Save Question').click();
  await expect(page.getByText('Write the text of the passage.')).toBeVisible();
  await page.getByLabel('Title of the passage').fill('Moons');
  await page.getByLabel('Text of the passage').fill('Mars has two moons.');
  await expect(page.getByRole('region', { name: 'Moons' })).toContainText('For question 1');
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');

  await rows(page).nth(1).click();
  await page.getByLabel('Passage').selectOption('Moons');
  await button(page, 'Save Question').click();
  await expect(dialog(page)).toHaveCount(0);
  await rows(page).first().click();
  await button(page, 'Edit passage').click();
  await expect(page.getByText('2 questions share this passage')).toBeVisible();
  await page.getByLabel('Text of the passage').fill('Mars has **two** moons.');
  await button(page, 'Save Question').click();
  await expect(dialog(page)).toHaveCount(0);

  const passages = (await storedQuestions(page, desk)).map(({ passage }) => passage?.text);
  expect(passages).toEqual(['Mars has **two** moons.', 'Mars has **two** moons.']);
});

test('a script is shown as text, whatever the field', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.dismiss();
  });
  await openTest(page);
  await button(page, 'Add Question').click();
  for (const label of ['Question text', 'Option A', 'Explanation', 'Hint', 'Topic']) {
    await page.getByLabel(label).fill(SCRIPT);
  }
  await page.getByLabel('Option B').fill('b');
  await page.getByLabel('Right answer: A').check();
  await page.getByLabel('Passage').selectOption('New passage…');
  for (const label of ['Title of the passage', 'Text of the passage', 'Source']) {
    await page.getByLabel(label).fill(SCRIPT);
  }
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(SCRIPT)).toHaveCount(7);
  await button(page, 'Create Question').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toContainText(SCRIPT);
  await button(page, /^Delete question 1/).click();
  await expect(page.getByRole('alertdialog')).toContainText('<script>');
  expect(alerts).toEqual([]);
});

test('an edit that meets another shows both versions, and either can be kept', async ({ page, errors }) => {
  errors.expected.push(/409/);
  const desk = await openTest(page, ['Which planet is red?']);
  const [stored] = await storedQuestions(page, desk);
  if (!stored) throw new Error('The question is not stored');
  const elsewhere = (questionText: string, correctAnswer: string) =>
    desk.send('PUT', `/api/admin/questions/${stored.id}`, {
      questionText,
      questionType: 'multiple_choice',
      options: stored.options,
      correctAnswer,
      difficulty: 'medium',
    });

  await rows(page).click();
  await page.getByLabel('Right answer: A').check();
  await elsewhere('Which planet is cold?', 'C');
  await button(page, 'Save Question').click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(conflict.getByRole('definition')).toHaveText([
    'Which planet is cold?',
    'Which planet is red?',
    'C. Pluto',
    'A. Mars',
  ]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await notice(page, 'Question updated successfully');
  expect(await storedQuestions(page, desk)).toMatchObject([
    { questionText: 'Which planet is red?', correctAnswer: '0' },
  ]);

  await rows(page).click();
  await page.getByLabel('Hint').fill('It rusts.');
  await elsewhere('Which planet is hot?', 'B');
  await button(page, 'Save Question').click();
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(rows(page)).toContainText('Which planet is hot?');
  expect((await storedQuestions(page, desk))[0]).not.toHaveProperty('hint');
});

test('what is written is not lost by Escape, a press outside or Back', async ({ page }) => {
  const desk = await openTest(page);
  await givenQuestion(desk, desk.testId, { questionText: 'Which?', displayOrder: 0 });
  await page.getByRole('link', { name: 'Science Tests' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Planets' }).click();
  await rows(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await rows(page).click();
  await page.getByLabel('Right answer: A').check();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    // The next Escape would else still be this question's answer.
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Right answer: A')).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await storedQuestions(page, desk)).toMatchObject([{ correctAnswer: '1' }]);
});

test('failures are told in the words of the list and of the dialog', async ({ page, errors }) => {
  errors.expected.push(/500/);
  await openTest(page);
  await page.route('**/api/admin/questions', (route) => route.fulfill({ status: 500, body: '{}' }));
  await button(page, 'Add Question').click();
  await page.getByLabel('Question text').fill('Which?');
  await page.getByLabel('Option A').fill('a');
  await page.getByLabel('Option B').fill('b');
  await page.getByLabel('Right answer: A').check();
  await button(page, 'Create Question').click();
  await notice(page, 'Failed to create question');
  await expect(dialog(page).getByText('This was not saved')).toBeVisible();
  await expect(page.getByLabel('Question text')).toHaveValue('Which?');

  await page.route('**/api/admin/practice-tests/*/questions', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  page.once('dialog', (leave) => void leave.accept());
  await page.reload();
  await notice(page, 'Failed to fetch questions');
});
