import { parseTestFile } from '@second-bell/question-import';
import { beforeEach, describe, expect, it } from 'vitest';

import { practiceTests, questions, subjects } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { useExport } from '../../testing/use-export.ts';

const { server, download, unzipped } = useExport();
const attachment = (name: string) => `attachment; filename="${name}"; filename*=UTF-8''${name}`;

const ONE = 'practiceTestId=math-1';

describe('the export of one practice test', () => {
  beforeEach(() => givenContent(server.db));

  it('as text is a file that the importer reads whole', async () => {
    const { status, headers, text } = await download(`format=text&${ONE}`);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': attachment('math-1.txt'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(parseTestFile(text)).toMatchObject({
      errors: [],
      header: {
        title: 'Math 1',
        description: 'A short test',
        timeLimitMinutes: 10,
        passingScore: 60,
        difficulty: 'easy',
      },
      questions: [
        {
          questionText: 'What is 2 + 2?',
          correctAnswer: '1',
          hint: 'Count on your fingers.',
          topic: 'Number operations',
        },
        { questionText: 'Zero is an even number.', questionType: 'true_false', correctAnswer: '0' },
        { questionType: 'fill_blank', correctAnswer: 'Oslo|Kristiania', difficulty: 'hard' },
      ],
    });
  });

  it('as GIFT is a text file for Moodle', async () => {
    const { headers, text } = await download(`format=gift&${ONE}`);

    expect(headers['content-disposition']).toBe(attachment('math-1.gift.txt'));
    expect(text).toMatch(/^\$CATEGORY: GED\/Mathematical Reasoning\/Math 1\n/);
    expect(text).toContain('::Math 1, question 2::[markdown]Zero is an even number.{\nTRUE\n}');
  });

  it('as CSV is one row for each question', async () => {
    const { headers, text } = await download(`format=csv&${ONE}`);
    const lines = text.split('\r\n');

    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('math-1.csv'),
    });
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\ufeffProduct,Subject,Practice test,Number,Type,Question,Option A,/);
    expect(lines[1]).toMatch(
      /^GED,Mathematical Reasoning,Math 1,1,multiple_choice,What is 2 \+ 2\?,3,4,5,6,,,,,,,B,Two and two/,
    );
    expect(lines[3]).toContain(',Oslo|Kristiania,');
  });

  it('as CSV holds no cell that a spreadsheet would run', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")'];
    await server.db.insert(questions).values({
      id: 'evil',
      practiceTestId: 'math-empty',
      questionText: '=cmd|calc!A1',
      questionType: 'multiple_choice',
      options: formulas,
      correctAnswer: '0',
      difficulty: 'easy',
      explanation: '@x',
      topic: '-y',
      hint: '+z',
    });
    const { text } = await download('format=csv&practiceTestId=math-empty');

    expect(text.split('\r\n')[1]).toContain(
      `'=cmd|calc!A1,'=1+1,'+1,'-1,'@SUM(A1),'\t=1,"'=HYPERLINK(""http://evil.example"",""x"")",,,,,A,'@x,'-y,easy,'+z`,
    );
  });

  it('without questions holds its header alone', async () => {
    const { text } = await download('format=text&practiceTestId=math-empty');

    expect(parseTestFile(text)).toMatchObject({ header: { title: 'Math 2' }, questions: [] });
  });

  it('has a name of its title in any script', async () => {
    await server.db.insert(practiceTests).values({
      id: 'other',
      subjectId: 'ged-math',
      title: 'Тест "1"\r\nX: y',
      timeLimit: 5,
      passingScore: 5,
      difficulty: 'easy',
    });
    const { headers } = await download('format=text&practiceTestId=other');

    expect(headers['content-disposition']).toBe(
      `attachment; filename="____-1-x-y.txt"; filename*=UTF-8''${encodeURIComponent('тест-1-x-y.txt')}`,
    );
  });
});

describe('the export of several practice tests', () => {
  beforeEach(() => givenContent(server.db));

  it.each([
    ['', 'all-questions-text.zip'],
    ['productId=ged', 'ged-text.zip'],
    ['subjectId=ged-math', 'ged-mathematical-reasoning-text.zip'],
  ])('in the scope "%s" is an archive with folders', async (scope, name) => {
    const { headers } = await download(`format=text&${scope}`);

    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': attachment(name),
    });
    expect(Object.keys(await unzipped(`format=text&${scope}`))).toEqual([
      'ged/mathematical-reasoning/math-1.txt',
      'ged/mathematical-reasoning/math-2.txt',
    ]);
  });

  it('never leads out of the archive, and never has a name twice', async () => {
    await server.db.insert(subjects).values({ id: 's', productId: 'ged', name: '../..', displayOrder: 5 });
    const row = { subjectId: 's', timeLimit: 5, passingScore: 5, difficulty: 'easy' as const };
    await server.db.insert(practiceTests).values([
      { ...row, id: 'a', title: '/etc/passwd' },
      { ...row, id: 'b', title: 'ETC\\PASSWD', displayOrder: 1 },
    ]);

    expect(Object.keys(await unzipped('format=csv&subjectId=s'))).toEqual([
      'ged/untitled/etc-passwd.csv',
      'ged/untitled/etc-passwd-2.csv',
    ]);
  });

  it('is a single file where there is one test only', async () => {
    await server.db.delete(practiceTests);
    await server.db.insert(practiceTests).values({
      id: 'a',
      subjectId: 'ged-math',
      title: 'A',
      timeLimit: 5,
      passingScore: 5,
      difficulty: 'easy',
    });

    expect((await download('format=text')).headers['content-disposition']).toBe(attachment('a.txt'));
  });
});

describe('an export that cannot be', () => {
  beforeEach(() => givenContent(server.db));

  it.each([
    ['format=text&productId=nowhere', 404, 'Product not found: nowhere'],
    ['format=text&subjectId=nowhere', 404, 'Subject not found: nowhere'],
    ['format=qti-2.1&practiceTestId=nowhere', 404, 'Practice test not found: nowhere'],
    ['format=text&productId=hesi', 404, 'There is no practice test to export here yet. Add one first.'],
    [
      'format=text&productId=ged&subjectId=ged-math',
      400,
      'Give one of productId, subjectId and practiceTestId, or none',
    ],
  ])('says why: %s', async (query, status, message) => {
    const answer = await download(query);

    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).message).toBe(message);
  });

  it.each([
    '',
    'format=',
    'format=pdf',
    'format=text&format=csv',
    'format=text&productId=',
    'format=text&productId=%00',
  ])('is refused with 400: "%s"', async (query) => {
    expect((await download(query)).status).toBe(400);
  });
});
