import { describe, expect, it } from 'vitest';

import { useBulkUpload } from '../../testing/use-bulk-upload.ts';

const { server, administrator, upload } = useBulkUpload();

const TWO = `Q: What is 1 + 1?
A) 1
B) 2
Answer: B
Explanation: One and one.

Q: Water is wet.
Answer: True
`;
const ONE_WRONG = `${TWO}
Q: What is 3 + 3?
A) 5
B) 6
`;

describe('the bulk upload', () => {
  const questions = async (testId = 'math-empty') =>
    (await server.call({ url: `/api/student/practice-tests/${testId}/questions` })).body;

  it('reads a text with half a million blanks within its lines', async () => {
    const { status } = await upload({ rawText: TWO + 'x' + ' '.repeat(500_000) + 'x', dryRun: 'true' });

    expect(status).toBe(200);
  });

  it('previews without storing anything', async () => {
    const { status, body } = await upload({ rawText: ONE_WRONG, dryRun: 'true' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Found 2 questions, 1 errors',
      totalQuestions: 2,
      totalErrors: 1,
      totalImported: 0,
      questions: [
        { questionText: 'What is 1 + 1?', options: ['1', '2'], correctAnswer: '1', lineNumber: 1 },
        { questionType: 'true_false', correctAnswer: '0' },
      ],
      errors: [{ lineNumber: 10, message: expect.any(String) }],
    });
    expect(body.parserInfo.confidence).toBeGreaterThan(0.5);
    expect(body.parserInfo.detectedFormat.questionPattern).not.toBe('');
    expect(await questions()).toEqual([]);
  });

  it('imports what is valid at the end of the test, and learners see it at once', async () => {
    await questions('math-1');
    const { body } = await upload({ practiceTestId: 'math-1', rawText: ONE_WRONG });

    expect(body).toMatchObject({ totalImported: 2, totalErrors: 1, message: 'Imported 2 questions' });
    expect(await questions('math-1')).toMatchObject([
      { id: 'math-1-q1' },
      { id: 'math-1-q2' },
      { id: 'math-1-q3' },
      { questionText: 'What is 1 + 1?', displayOrder: 3, explanation: 'One and one.' },
      { questionText: 'Water is wet.', displayOrder: 4 },
    ]);
  });

  it('stores a passage once for the questions that share it', async () => {
    const rawText = `Passage: Ducks\n\nDucks swim.\n\n${TWO}`;
    await upload({ rawText });
    const [first, second] = await questions();

    expect(first.passage).toMatchObject({ title: 'Ducks', text: 'Ducks swim.' });
    expect(second.passage.id).toBe(first.passage.id);
  });

  it('leaves out the questions that are named by their lines', async () => {
    expect((await upload({ rawText: TWO, exclude: '1' })).body).toMatchObject({
      totalQuestions: 2,
      totalImported: 1,
    });
    expect(await questions()).toMatchObject([{ questionText: 'Water is wet.' }]);
  });

  it('replaces all questions in one step, and the old ones can be restored', async () => {
    await upload({ practiceTestId: 'math-1', mode: 'replace', rawText: TWO });
    expect(await questions('math-1')).toMatchObject([
      { questionText: 'What is 1 + 1?', displayOrder: 0 },
      { questionText: 'Water is wet.', displayOrder: 1 },
    ]);

    const { body: deleted } = await server.call({ url: '/api/admin/deleted-content', ...administrator });
    expect(deleted).toMatchObject([
      {
        title: 'The 3 questions that an import replaced',
        place: 'GED / Mathematical Reasoning / Math 1',
        questionCount: 3,
      },
    ]);
    await server.call({
      method: 'POST',
      url: `/api/admin/deleted-content/${deleted[0].id}/restore`,
      ...administrator,
    });
    const restored = await questions('math-1');
    expect(restored).toHaveLength(5);
    expect(restored.map(({ displayOrder }: { displayOrder: number }) => displayOrder)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('replaces nothing when nothing valid would take its place', async () => {
    const answer = await upload({
      practiceTestId: 'math-1',
      mode: 'replace',
      rawText: 'Q: No answer?\nA) a\nB) b',
    });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'Line 1' }] } });
    expect(await questions('math-1')).toHaveLength(3);
  });

  describe('with a text that was appended before', () => {
    it('asks first, and appends it again when told to', async () => {
      await upload({ rawText: TWO });
      expect(await upload({ rawText: TWO.replaceAll('\n', '\r\n') })).toMatchObject({
        status: 409,
        body: { code: 'already_imported', current: { questionCount: 2 } },
      });
      expect(await questions()).toHaveLength(2);

      expect((await upload({ rawText: TWO, again: 'true' })).status).toBe(200);
      expect(await questions()).toHaveLength(4);
    });

    it('notices it when both are sent at once', async () => {
      const answers = await Promise.all([upload({ rawText: TWO }), upload({ rawText: TWO })]);

      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await questions()).toHaveLength(2);
    });

    it('takes it for another test and for a replacement', async () => {
      await upload({ rawText: TWO });
      expect((await upload({ rawText: TWO, practiceTestId: 'math-1' })).status).toBe(200);
      expect((await upload({ rawText: TWO, mode: 'replace' })).status).toBe(200);
    });
  });

  describe('of a file', () => {
    it('reads a .txt in whatever dress, and answers the text it read', async () => {
      const content = Buffer.from(`\ufeff${TWO}`, 'utf16le');
      const { status, body } = await upload({ file: { name: 'Quiz.TXT', content }, dryRun: 'true' });

      expect(status).toBe(200);
      expect(body).toMatchObject({ totalQuestions: 2, text: TWO });
    });

    it.each(['quiz.docx', 'quiz', 'quiz.txt.exe', '.pdf.html'])('refuses %s', async (name) => {
      expect(await upload({ file: { name, content: TWO } })).toMatchObject({
        status: 415,
        body: { message: 'Please upload a .txt or .pdf file' },
      });
    });

    it('takes pasted text where the file is empty', async () => {
      expect((await upload({ file: { name: 'a.txt', content: '' }, rawText: TWO })).body.totalImported).toBe(
        2,
      );
    });
  });

  it.each([
    [{}, 400, 'No file or text provided'],
    [{ rawText: '  \n ' }, 400, 'No file or text provided'],
    [{ rawText: TWO, mode: 'merge' }, 400, /mode/],
    [{ rawText: TWO, dryRun: 'perhaps' }, 400, /dryRun/],
    [{ rawText: TWO, exclude: 'all' }, 400, /exclude/],
    [{ rawText: TWO, practiceTestId: 'nowhere' }, 404, 'Practice test not found: nowhere'],
  ])('refuses %j', async (fields, status, message) => {
    const answer = await upload(fields);

    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(await questions()).toEqual([]);
  });

  it('names a question that is too long to store, and imports the others', async () => {
    const rawText = `${TWO}\nQ: ${'long '.repeat(5_000)}\nA) a\nB) b\nAnswer: A\n`;

    expect((await upload({ rawText })).body).toMatchObject({
      totalImported: 2,
      errors: [{ lineNumber: 10, message: 'The stem here: Use at most 20000 characters.' }],
    });
  });

  it('keeps a script as text', async () => {
    await upload({ rawText: 'Q: <script>alert(1)</script>?\nA) <b>x</b>\nB) y\nAnswer: A' });

    expect(await questions()).toMatchObject([
      { questionText: '<script>alert(1)</script>?', options: ['<b>x</b>', 'y'] },
    ]);
  });

  it('writes a line into the audit trail', async () => {
    await upload({ rawText: TWO });

    const { body } = await server.call({ url: '/api/admin/audit-trail', ...administrator });
    expect(body.entries[0]).toMatchObject({
      action: 'imported',
      title: 'Math 2',
      details: { mode: 'append', questions: 2 },
    });
  });
});
