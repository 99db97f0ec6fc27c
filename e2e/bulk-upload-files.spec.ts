import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from './journey.ts';
import { button, FOUR, openUpload, stemsOf, textField } from './upload-dialog.ts';

const PDFS = join(import.meta.dirname, '../apps/server/src/modules/bulk-upload/pdf/fixtures');

test('the text of a .txt file is loaded, however it was saved', async ({ page }) => {
  await openUpload(page);
  const file = page.getByLabel('Choose a file');
  const text = FOUR.replace('France', 'Perú — “here”');
  for (const buffer of [
    Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
  ]) {
    await file.setInputFiles({ name: 'Quiz.TXT', mimeType: 'text/plain', buffer });
    await expect(page.getByText('Quiz.TXT is in the text field now.')).toBeVisible();
    await expect(textField(page)).toHaveValue(text);
    await textField(page).fill('');
  }
});

test('a file does not take the place of what was written before a person says so', async ({ page }) => {
  await openUpload(page);
  const file = { name: 'quiz.txt', mimeType: 'text/plain', buffer: Buffer.from(FOUR) };
  await textField(page).fill('Q: mine');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await button(page, 'Keep my text').click();
  await expect(textField(page)).toHaveValue('Q: mine');

  await page.getByLabel('Choose a file').setInputFiles(file);
  await button(page, 'Use the file').click();
  await expect(textField(page)).toHaveValue(FOUR);
});

test('files that are no .txt or .pdf, or hold nothing, are refused', async ({ page }) => {
  await openUpload(page);
  const refused = async (name: string, content: string, ...words: string[]) => {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    for (const each of words) await expect(page.getByRole('alert').getByText(each)).toBeVisible();
  };
  await refused('quiz.mp3', FOUR, 'Invalid file type', 'Please upload a .txt or .pdf file', 'work too.');
  await expect(page.getByRole('status').getByText('Invalid file type')).toBeVisible();
  await refused('quiz.txt', '', 'Failed to read file', 'This file is empty.');
  await expect(button(page, 'Preview')).toBeDisabled();
});

test('a dropped PDF is read on the server, and its text can be edited', async ({ page }) => {
  const place = await openUpload(page);
  const bytes = readFileSync(join(PDFS, 'browser-two-columns.pdf')).toString('base64');
  const transfer = await page.evaluateHandle(async (base64) => {
    const blob = await (await fetch(`/favicon.svg`)).blob();
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'quiz.pdf', { type: blob.type }));

    return data;
  }, bytes);
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('quiz.pdf')).toBeVisible();
  await button(page, 'Preview').click();
  await expect(page.getByText('Found 13 questions, 0 errors')).toBeVisible();
  await expect(page.getByLabel('Your text')).toHaveValue(/^Q: Which process do green plants use/);
  await expect(page.getByRole('button', { name: /^Line 1: Left out of each page/ }).first()).toBeVisible();
  await button(page, 'Import').click();
  await expect(page.getByText('13 questions imported')).toBeVisible();
  expect(await stemsOf(place, page)).toHaveLength(13);
});

test('a Word file is read on the server, and its questions are imported', async ({ page }) => {
  const place = await openUpload(page);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(join(PDFS, '../../docx/fixtures/lists-and-highlight.docx'));
  await expect(page.getByText('lists-and-highlight.docx')).toBeVisible();
  await button(page, 'Preview').click();
  await expect(page.getByText('Found 3 questions, 0 errors')).toBeVisible();
  await expect(page.getByLabel('Your text')).toHaveValue(/^Biology quiz\n1\. Which part of the cell/);
  await button(page, 'Import').click();
  await expect(page.getByText('3 questions imported')).toBeVisible();
  expect(await stemsOf(place, page)).toHaveLength(3);
});

test('a locked PDF is refused in words', async ({ page, errors }) => {
  errors.expected.push(/400/);
  await openUpload(page);
  await page.getByLabel('Choose a file').setInputFiles(join(PDFS, 'locked.pdf'));
  await button(page, 'Preview').click();
  const problem = page.getByRole('alert');
  await expect(problem.getByText('Failed to parse questions')).toBeVisible();
  await expect(problem.getByText('This PDF is locked with a password.')).toBeVisible();
  await button(page, 'Remove file').click();
  await expect(textField(page)).toBeVisible();
});
