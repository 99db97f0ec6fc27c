import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { images } from '#database/schema.ts';

import { givenPng } from '../../testing/given-picture.ts';
import { useBulkUpload } from '../../testing/use-bulk-upload.ts';
import { givenDocx, paragraph } from './docx/testing/given-docx.ts';

const { server, upload } = useBulkUpload();
const OFFICE = join(import.meta.dirname, 'docx/fixtures/lists-and-highlight.docx');

const preview = (name: string, content: Uint8Array | string, fields = {}) =>
  upload({ file: { name, content }, kinds: 'all', dryRun: 'true', ...fields });

describe('a file beyond the two kinds of the spec', () => {
  it('is read where the sender asks for all kinds, and its text can be imported', async () => {
    const { status, body } = await preview('quiz.docx', await readFile(OFFICE));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalQuestions: 3,
      totalErrors: 0,
      text: expect.stringContaining('B. ribosome ✓'),
    });
    expect((await upload({ rawText: body.text })).body).toMatchObject({ totalImported: 3 });
  });

  it('is refused as before where the sender does not', async () => {
    expect(await preview('quiz.docx', await readFile(OFFICE), { kinds: 'spec' })).toMatchObject({
      status: 415,
      body: { message: 'Please upload a .txt or .pdf file' },
    });
  });

  it('is known by what is in it, whatever it is called', async () => {
    expect((await preview('quiz', await readFile(OFFICE))).body.totalQuestions).toBe(3);
    expect((await preview('quiz.docx', 'Q: Water is wet.\nAnswer: True')).body.totalQuestions).toBe(1);
  });

  it('brings its pictures along', async () => {
    const drawing = '<w:r><w:drawing><wp:docPr descr="A dot"/><a:blip r:embed="rId1"/></w:drawing></w:r>';
    const body = [
      paragraph('1. What is it?'),
      paragraph(drawing),
      ...['A. dot', 'B. line', 'Answer: A'].map((text) => paragraph(text)),
    ];
    const sent = await preview(
      'quiz.docx',
      givenDocx(body.join(''), { pictures: { 'dot.png': givenPng() } }),
    );
    const [{ questionImage, imageDescription }] = sent.body.questions;

    expect(imageDescription).toBe('A dot');
    expect(await server.db.$count(images)).toBe(1);
    const { rawPayload } = await server.app.inject({ url: questionImage });
    expect(rawPayload.equals(givenPng())).toBe(true);
  });

  it('is a web page, by its content', async () => {
    const page = '<html><body><p>1. Two?</p><ol type="A"><li>1<li><b>2</b></ol></body></html>';

    expect((await preview('page.txt', page)).body).toMatchObject({
      totalQuestions: 1,
      text: '1. Two?\nA. 1\nB. **2**\n',
    });
  });

  it("is Moodle's XML, or one item in QTI, by its root", async () => {
    const moodle =
      '<?xml version="1.0"?>\n<quiz><question type="truefalse"><questiontext><text>Wet?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>';
    const item =
      '<qti-assessment-item title="Two"><qti-response-declaration identifier="R" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>What is 1 + 1?</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="a">1</qti-simple-choice><qti-simple-choice identifier="b">2</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>';

    expect((await preview('bank.xml', moodle)).body).toMatchObject({
      questions: [{ questionText: 'Wet?', questionType: 'true_false', correctAnswer: '0' }],
    });
    expect((await preview('item.xml', item)).body).toMatchObject({
      questions: [{ questionText: 'What is 1 + 1?', options: ['1', '2'], correctAnswer: '1' }],
    });
  });

  it('is a package in QTI, of which each item that is not understood is named', async () => {
    const item = (interaction: string) =>
      strToU8(
        `<assessmentItem title="An item"><itemBody><p>Draw it.</p><${interaction}/></itemBody></assessmentItem>`,
      );
    const manifest =
      '<manifest><resources><resource type="imsqti_item_xmlv2p1" href="a.xml"/><resource type="imsqti_item_xmlv2p1" href="gone.xml"/></resources></manifest>';
    const zip = zipSync({ 'imsmanifest.xml': strToU8(manifest), 'a.xml': item('drawingInteraction') });

    expect((await preview('bank.zip', zip)).body).toMatchObject({
      questions: [],
      warnings: [
        { message: expect.stringContaining('drawingInteraction') },
        { message: expect.stringContaining('not in the package') },
      ],
    });
  });

  describe('is a table', () => {
    const ROWS = 'What is 2 + 2?\t3\t4\tB\nWhat is 3 + 3?\t6\t7\tA\n';

    it('with its columns guessed, which can be previewed and not imported', async () => {
      const { body } = await preview('quiz.csv', ROWS);

      expect(body.table).toMatchObject({
        isSure: false,
        roles: ['question', 'optionA', 'optionB', 'answer'],
        rows: [['What is 2 + 2?', '3', '4', 'B'], expect.anything()],
      });
      expect(await upload({ file: { name: 'quiz.csv', content: ROWS }, kinds: 'all' })).toMatchObject({
        status: 400,
        body: { code: 'columns_unknown' },
      });
    });

    it('with its columns chosen, from a file or pasted', async () => {
      const chosen = { kinds: 'all', columns: 'question,optionA,optionB,answer', firstRow: '1' };

      for (const source of [{ file: { name: 'quiz', content: ROWS } }, { rawText: ROWS }]) {
        expect((await upload({ ...source, ...chosen, dryRun: 'true' })).body).toMatchObject({
          totalQuestions: 1,
          table: { isSure: true },
          text: 'Q: What is 3 + 3?\nA) 6\nB) 7\nAnswer: A\n',
        });
      }
    });

    it('and refuses a column of an unknown role', async () => {
      expect(await upload({ rawText: ROWS, kinds: 'all', columns: 'question,wrong' })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    });
  });

  it.each([
    ['damaged', Buffer.from('PK\u0003\u0004 and no more'), 400, 'file_broken'],
    ['cut off', givenDocx(paragraph('x'.repeat(5000))).subarray(0, 400), 400, 'file_broken'],
    [
      'no document in its XML',
      zipSync({ 'word/document.xml': strToU8('<w:document><w:body>') }),
      400,
      'file_broken',
    ],
    ['without text', givenDocx(paragraph('')), 400, 'file_empty'],
    ['an archive of something else', zipSync({ 'song.txt': strToU8('la la') }), 415, 'file_unknown'],
    ['a picture', givenPng(), 415, 'file_unknown'],
    [
      'with a password, or old',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      415,
      'file_old_format',
    ],
    ['rich text', Buffer.from(String.raw`{\rtf1 Q: x}`), 415, 'file_old_format'],
  ])('is refused in words: %s', async (_, content, status, code) => {
    const answer = await preview('quiz.docx', content);

    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('that unpacks to far more than its size is refused, and the server goes on', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(200 * 1024 * 1024) });

    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await preview('bomb.docx', bomb)).toMatchObject({ status: 400, body: { code: 'file_too_slow' } });
    expect((await server.call({ url: '/api/health' })).status).toBe(200);
  });

  it('that says it is small and is not, unpacks to what it says', async () => {
    const packed = zipSync({ 'word/document.xml': new Uint8Array(50 * 1024 * 1024) });
    const size = Buffer.from([0, 0, 0x20, 3]);
    for (let at = packed.length; at >= 0; at -= 1) {
      if (size.every((byte, index) => packed[at + index] === byte)) packed.set([10, 0, 0, 0], at);
    }

    expect((await preview('liar.docx', packed)).body.code).toBe('file_broken');
  });

  it('cannot name another file', async () => {
    const hostile = strToU8(
      '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/hostname">]><w:document><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>',
    );

    expect((await preview('x.docx', zipSync({ 'word/document.xml': hostile }))).body.code).toBe(
      'file_broken',
    );
  });
});
