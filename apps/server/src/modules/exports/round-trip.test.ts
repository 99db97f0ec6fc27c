import { fileURLToPath } from 'node:url';

import { parseTestFile } from '@second-bell/question-import';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { passages, questions } from '#database/schema.ts';
import { listTestFiles, readTestFile } from '#modules/starter-content/content-files.ts';
import { loadStarterContent } from '#modules/starter-content/starter-content.service.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useExport } from '../../testing/use-export.ts';

const { server, download, unzipped } = useExport();
const CONTENT = fileURLToPath(new URL('../../../../../content', import.meta.url));

describe('import and export', () => {
  it('of the starter content are the identity: what is imported, exported and imported is the same', async () => {
    await loadStarterContent(server.db, CONTENT);
    const files = await unzipped('format=text');
    const imported = await Promise.all((await listTestFiles(CONTENT)).map(readTestFile));
    const again = Object.values(files).map((text) => parseTestFile(text));

    expect(again.flatMap(({ errors }) => errors)).toEqual([]);
    expect(byTitle(again)).toEqual(byTitle(imported));
  });

  it('keep a passage and a picture with the questions about it', async () => {
    await givenContent(server.db);
    await server.db.insert(passages).values({
      id: 'p',
      practiceTestId: 'math-empty',
      title: 'Salt',
      text: 'One.\n\nQ: two.',
      source: 'Ours',
    });
    const row = {
      practiceTestId: 'math-empty',
      questionType: 'fill_blank' as const,
      options: [],
      correctAnswer: 'x',
      difficulty: 'easy' as const,
    };
    const about = { ...row, passageId: 'p', questionImage: '/api/images/0f', imageDescription: 'A heap' };
    await server.db.insert(questions).values([
      { ...about, id: 'a', questionText: 'First?', displayOrder: 0 },
      { ...row, passageId: 'p', id: 'b', questionText: 'Second?', displayOrder: 1 },
      { ...row, id: 'c', questionText: 'Third?', displayOrder: 2 },
    ]);
    const { text } = await download('format=text&practiceTestId=math-empty');
    const passage = { title: 'Salt', text: 'One.\n\nQ: two.', source: 'Ours' };
    const read = parseTestFile(text);

    expect(read.errors).toEqual([]);
    expect(read.questions).toMatchObject([
      { questionText: 'First?', passage, image: '/api/images/0f', imageDescription: 'A heap' },
      { questionText: 'Second?', passage },
      { questionText: 'Third?' },
    ]);
    expect(read.questions[2]).not.toHaveProperty('passage');
  });

  it('lose no question that was typed at the desk, however it was typed', async () => {
    await givenContent(server.db);
    const typed = fc
      .array(
        fc.constantFrom(
          'word',
          'Q: a',
          'A) b',
          '\\B) c',
          'Answer: d',
          '\n',
          '\r\n',
          '  ',
          '\t',
          '$x$',
          '"',
          '|',
          'End of passage',
        ),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((parts) => `x${parts.join('')}x`);
    const question = fc.record({
      questionText: typed,
      options: fc.uniqueArray(typed, {
        minLength: 2,
        maxLength: 10,
        selector: (text) => text.replace(/\s+/g, ' '),
      }),
      explanation: fc.option(typed),
      hint: fc.option(typed),
      topic: fc.option(typed),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 5 }), async (given) => {
        await server.db.delete(questions);
        await server.db.insert(questions).values(
          given.map((fields, index) => ({
            ...fields,
            id: `q${index}`,
            practiceTestId: 'math-1',
            questionType: 'multiple_choice' as const,
            correctAnswer: '1',
            difficulty: 'easy' as const,
            displayOrder: index,
          })),
        );
        const read = parseTestFile((await download('format=text&practiceTestId=math-1')).text);

        expect(read.errors).toEqual([]);
        expect(read.questions.map(wordsOf)).toEqual(given.map(wordsOf));
      }),
      { numRuns: 25 },
    );
  });
});

/** A question without what the text format lays out anew: line breaks in options, blanks at the ends of lines. */
function wordsOf(question: {
  questionText: string;
  options: string[];
  explanation?: string | null;
  hint?: string | null;
}) {
  const words = (text: string | null | undefined) => text?.trim().replace(/\s+/g, ' ') ?? '';

  return [question.questionText, ...question.options, question.explanation, question.hint].map(words);
}

function byTitle(tests: { header: { title: string } | undefined; questions: object[] }[]) {
  return Object.fromEntries(
    tests.map(({ header, questions: rows }) => [header?.title, { header, rows: rows.map(withoutLines) }]),
  );
}

/** Without the lines on which a question stands: those differ. */
function withoutLines(question: object) {
  return JSON.parse(
    JSON.stringify(question, (key, value: unknown) =>
      /LineNumber$|^lineNumber$/.test(key) ? undefined : value,
    ),
  ) as object;
}
