import { createHash } from 'node:crypto';

import { parseQuestions } from '@second-bell/question-import';
import { type Item, questionTypeNames } from '@second-bell/question-types';
import { arbitraries } from '@second-bell/question-types/testing';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { images, passages, questions } from '#database/schema.ts';

import { givenContent } from '../../../testing/given-content.ts';
import { givenItems } from '../../../testing/given-items.ts';
import { givenPng } from '../../../testing/given-picture.ts';
import { useExport } from '../../../testing/use-export.ts';
import { Archive } from '../archive.ts';
import { readQtiPackage } from './read-qti.ts';

const { server, download } = useExport();
const PICTURE = createHash('sha256').update(givenPng()).digest('hex');

beforeEach(async () => {
  await givenContent(server.db);
  await server.db
    .insert(images)
    .values({ id: PICTURE, mediaType: 'image/png', bytes: givenPng(), width: 3, height: 2 });
});

/** One question of each type, others with each seed. */
function itemsOf(seed: number): Item[] {
  return questionTypeNames.flatMap((type) => fc.sample<Item>(arbitraries[type].item, { seed, numRuns: 1 }));
}

/**
 * What QTI has a place for: no lines, no words to remember, no sources, no head of the rows, no fraction as a tolerance; nor how reasons count and how short
 * an essay may be. Blanks in a row are one, as in any XML, and a sign may have a backslash in front or not.
 */
function withinQti(question: object): object {
  const left = new Set(['lineNumber', 'endLineNumber', 'remember', 'reference', 'minWords', 'rowTitle']);

  return JSON.parse(
    JSON.stringify(question, (key, value: unknown) => {
      if (left.has(key) || (key === 'tolerance' && String(value).includes('/'))) return undefined;
      if (typeof value === 'string')
        return key === 'scoring'
          ? 'each'
          : value.replaceAll(/ +/g, ' ').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

      return Array.isArray(value) && value.every((id) => typeof id === 'string' && id.length === 1)
        ? value.toSorted((a, b) => String(a).localeCompare(String(b)))
        : value;
    }),
  ) as object;
}

async function readBack(format: string) {
  const text = parseQuestions((await download('format=text&practiceTestId=math-empty')).text);
  const { bytes } = await download(`format=${format}&practiceTestId=math-empty`);
  const reading = readQtiPackage(new Archive(bytes));
  const read = parseQuestions(reading.text);

  return { reading, read, wanted: text.questions.map(withinQti), found: read.questions.map(withinQti) };
}

describe.each(['qti-2.1', 'qti-3.0'])('a package in %s that this site exported', (format) => {
  it.each([7, 8])('is read back with every type and its picture: seed %i', async (seed) => {
    const { token } = await server.givenAdministrator('desk@example.com');
    await givenItems(server, token, itemsOf(seed));
    await server.db
      .update(questions)
      .set({ questionImage: `/api/images/${PICTURE}`, imageDescription: 'A dot' });
    const { reading, read, wanted, found } = await readBack(format);

    expect(reading.problems).toEqual([]);
    expect(reading.pictures).toMatchObject([{ id: PICTURE }]);
    expect(read.errors).toEqual([]);
    expect(found).toEqual(wanted);
  });

  it('is read back with texts in Markdown and TeX, passages, topics and difficulties', async () => {
    await server.db.insert(passages).values({
      id: 'p',
      practiceTestId: 'math-empty',
      title: 'Salt',
      text: 'One **bold** word.\n\nTwo.',
      source: 'Ours',
    });
    const row = {
      practiceTestId: 'math-empty',
      questionType: 'multiple_choice' as const,
      options: ['$\\frac{1}{2}$', 'costs $5', '*slant* and `code`'],
      correctAnswer: '1',
      difficulty: 'hard' as const,
      topic: 'Salts',
    };
    const stems = [
      'What is 3 < 4 & 5?',
      'Read:\n\n| a | b |\n| --- | --- |\n| 1 | $x^2$ |',
      'A line\nand one below',
    ];
    await server.db.insert(questions).values(
      stems.map((questionText, index) => ({
        ...row,
        id: `q${index}`,
        questionText,
        displayOrder: index,
        passageId: index < 2 ? 'p' : null,
        explanation: 'Because $a_1$ is.',
      })),
    );
    const { reading, read, wanted, found } = await readBack(format);

    expect([reading.problems, read.errors]).toEqual([[], []]);
    expect(found).toEqual(wanted);
  });
});
