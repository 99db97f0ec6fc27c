import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { StudyMaterial } from '@second-bell/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { passages, practiceTests, products, studyMaterials } from '#database/schema.ts';

import { useApp } from '../../testing/use-app.ts';
import { loadStarterContent } from './starter-content.service.ts';

const server = useApp();

const CONTENT = fileURLToPath(new URL('../../../../../content', import.meta.url));

const CATALOG = JSON.stringify([
  {
    slug: 'ged',
    name: 'GED',
    description: 'School',
    subjects: [{ slug: 'math', name: 'Math', description: 'Numbers' }],
  },
]);
const HEADER = 'Title: Math 1\nMinutes: 5\nPassing score: 70\nDifficulty: easy\n';
const QUESTION = 'Q: What is 1 + 1?\nA) 1\nB) 2\nAnswer: B\nExplanation: Count.\n';

function givenFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-content-'));
  for (const [name, text] of Object.entries({ 'catalog.json': CATALOG, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }

  return folder;
}

async function listedMaterials(): Promise<StudyMaterial[]> {
  const { body } = await server.call({ url: '/api/study-materials' });
  server.app.content.clear();

  return body;
}

async function testIds() {
  const { body } = await server.call({ url: '/api/student/subjects/ged-math/practice-tests' });
  server.app.content.clear();

  return body.map(({ id }: { id: string }) => id);
}

describe('the starter content of this repository', () => {
  it('brings the five products, with real tests under ids that can be read', async () => {
    await loadStarterContent(server.db, CONTENT);

    const { body } = await server.call({ url: '/api/student/products' });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET']);
    for (const id of [
      'ged-mathematical-reasoning-1',
      'teas-science-1',
      'nclex-safe-and-effective-care-environment-1',
    ]) {
      const { body: exam } = await server.call({ url: `/api/exams/${id}` });
      expect(exam.totalQuestions).toBeGreaterThanOrEqual(20);
    }
  });

  it('brings guides, flash cards and worksheets for each exam, and no kind of which there is nothing', async () => {
    await loadStarterContent(server.db, CONTENT);

    const materials = await listedMaterials();
    const ofType = (type: string) => materials.filter((material) => material.type === type);
    expect(ofType('guide').length).toBeGreaterThanOrEqual(8);
    expect(ofType('flashcard').length).toBeGreaterThanOrEqual(4);
    expect(ofType('worksheet').length).toBeGreaterThanOrEqual(5);
    expect(ofType('video')).toEqual([]);
    expect(new Set(ofType('guide').map(({ examType }) => examType))).toEqual(
      new Set(['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET']),
    );
    expect(materials).toContainEqual({
      id: 'guide-ged-fractions-decimals-percents',
      title: 'Fractions, decimals and percents without fear',
      type: 'guide',
      examType: 'GED',
      subject: 'Mathematical Reasoning',
      content: expect.stringContaining('fractions'),
      url: '/study-materials/guides/ged-fractions-decimals-percents',
    });
  });
});

describe('loadStarterContent', () => {
  it('stores a passage once for all its questions, and a picture with its description', async () => {
    const folder = givenFolder({
      'ged/math/1.txt': [
        HEADER,
        'Passage: The Night Bus\nSource: A. Writer, 1852\n\n[1] It came late.\n\n[2] It rained.\n',
        QUESTION.replace('A) 1', 'Image: /figures/bus.svg\nImage description: A bus route.\nA) 1'),
        QUESTION.replace('1 + 1', '2 + 0'),
        'Passage:\nAnother text.\n',
        QUESTION.replace('1 + 1', '3 − 1'),
        'End of passage\n',
        QUESTION.replace('1 + 1', '4 − 2'),
      ].join('\n'),
    });
    await loadStarterContent(server.db, folder);

    const nightBus = {
      id: 'ged-math-1-p1',
      title: 'The Night Bus',
      text: '[1] It came late.\n\n[2] It rained.',
      source: 'A. Writer, 1852',
    };
    for (const url of [
      '/api/student/practice-tests/ged-math-1/questions',
      '/api/exams/ged-math-1/questions',
    ]) {
      const { body } = await server.call({ url });
      expect(body).toMatchObject([
        { passage: nightBus, questionImage: '/figures/bus.svg', imageDescription: 'A bus route.' },
        { passage: nightBus },
        { passage: { id: 'ged-math-1-p2', text: 'Another text.' } },
        { questionText: 'What is 4 − 2?' },
      ]);
      expect(body[3]).not.toHaveProperty('passage');
    }
    expect(await server.db.$count(passages)).toBe(2);
  });

  it('keeps how a test is scored, the tools of its exam, and the tabs of its cases', async () => {
    const folder = givenFolder({
      'ged/math/1.txt': [
        `${HEADER}Scoring: partial credit\nCalculator: four function\n`,
        'Passage: A case\nKind: case study\nTab: Notes\n\nAll is well.\nTab: Notes\nFrom question: 2\n\nNot now.\n',
        'Q: Which fit?\nType: multiple select\nA) One\nB) Two\nC) Three\nAnswer: A, C\nRationale A: It fits.\n',
        QUESTION,
      ].join('\n'),
    });
    await loadStarterContent(server.db, folder);

    const { body: exam } = await server.call({ url: '/api/exams/ged-math-1?types=all' });
    expect(exam).toMatchObject({
      scoringRule: 'partial',
      tools: { calculator: 'four_function', formulaSheet: 'none' },
    });
    const { body: questions } = await server.call({ url: '/api/exams/ged-math-1/questions?types=all' });
    expect(questions).toMatchObject([
      { questionType: 'multiple_select', passage: { kind: 'case_study', tabs: [{ text: 'All is well.' }] } },
      { passage: { tabs: [{ text: 'All is well.' }, { text: 'Not now.', fromQuestion: 2 }] } },
    ]);
  });

  it('refuses what an administrator could not save, with its line', async () => {
    const folder = givenFolder({
      'ged/math/1.txt': `${HEADER}\nPassage: ${'x'.repeat(201)}\nSome text.\n\n${QUESTION}Hint: ${'y'.repeat(2_001)}\n`,
    });

    await expect(loadStarterContent(server.db, folder)).rejects.toThrow(
      /line 9: The hint here: Use at most 2000 characters\.\n {2}line 9: The title of its passage: Use at most 200/,
    );
  });

  it('loads each test once, and what is new at a later start', async () => {
    const folder = givenFolder({ 'ged/math/1.txt': `${HEADER}\n${QUESTION}` });

    expect(await loadStarterContent(server.db, folder)).toBe(1);
    expect(await loadStarterContent(server.db, folder)).toBe(0);
    writeFileSync(join(folder, 'ged/math/2.txt'), `${HEADER}\n${QUESTION}`);
    expect(await loadStarterContent(server.db, folder)).toBe(1);
    expect(await testIds()).toEqual(['ged-math-1', 'ged-math-2']);
  });

  it('leaves deleted what an administrator deleted, and brings nothing back below it', async () => {
    const folder = givenFolder({ 'ged/math/1.txt': `${HEADER}\n${QUESTION}` });
    await loadStarterContent(server.db, folder);
    await server.db.delete(practiceTests).where(eq(practiceTests.id, 'ged-math-1'));

    await loadStarterContent(server.db, folder);
    expect(await testIds()).toEqual([]);

    await server.db.delete(products).where(eq(products.id, 'ged'));
    writeFileSync(join(folder, 'ged/math/2.txt'), `${HEADER}\n${QUESTION}`);
    await expect(loadStarterContent(server.db, folder)).resolves.toBe(1);
    expect((await server.call({ url: '/api/student/products' })).body).toEqual([]);
  });

  it('loads each study material once, in the order of its list, and leaves deleted what was deleted', async () => {
    const material = (id: string) => ({ id, title: id, type: 'guide', examType: 'GED' });
    const path = 'study-materials/catalog.json';
    const folder = givenFolder({ [path]: JSON.stringify([material('second'), material('first')]) });
    await loadStarterContent(server.db, folder);
    expect((await listedMaterials()).map(({ id }) => id)).toEqual(['second', 'first']);

    await server.db.delete(studyMaterials).where(eq(studyMaterials.id, 'second'));
    writeFileSync(join(folder, path), JSON.stringify(['second', 'first', 'third'].map(material)));
    await loadStarterContent(server.db, folder);
    expect((await listedMaterials()).map(({ id }) => id)).toEqual(['first', 'third']);
  });

  it('names the file and the line of a mistake, and loads nothing', async () => {
    const folder = givenFolder({
      'ged/math/1.txt': `${HEADER}\n${QUESTION}`,
      'ged/math/2.txt': `${HEADER}\n${QUESTION.replace('Answer: B', 'Answer: D')}`,
    });

    await expect(loadStarterContent(server.db, folder)).rejects.toThrow(
      /2\.txt cannot be read:\n {2}line 9: /,
    );
    expect((await server.call({ url: '/api/student/products' })).body).toEqual([]);
  });
});
