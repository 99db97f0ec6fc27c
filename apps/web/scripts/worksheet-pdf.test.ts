import { expect, it } from 'vitest';

import { worksheetPdf, worksheetSchema } from './worksheet-pdf.ts';

const MATERIAL = { id: 'w', title: 'Percents', type: 'worksheet', examType: 'GED' } as const;
const ITEM = { question: 'What is 10% of 50?', workLines: 2, answer: '5. Move the point.' };
const WORKSHEET = { instructions: 'Write on the lines.', sources: 'None.', items: [ITEM] };

/** Pages are objects of their own; the questions take one, the answers another. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it('makes a PDF that names its title and language, with the answers on a page of their own', async () => {
  const pdf = await worksheetPdf(MATERIAL, worksheetSchema.parse(WORKSHEET));

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('/Lang (en-US)');
  expect(pdf.toString('latin1')).toContain('(Percents)');
  expect(pageCount(pdf)).toBe(2);
});

it('takes as many pages as the questions need', async () => {
  const items = Array.from({ length: 20 }, () => ITEM);

  expect(pageCount(await worksheetPdf(MATERIAL, { ...WORKSHEET, items }))).toBeGreaterThan(3);
});

it('refuses a character that its font does not have', () => {
  expect(worksheetSchema.safeParse({ ...WORKSHEET, instructions: 'Left → right' }).success).toBe(false);
});
