import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { givenPng } from '../../../testing/given-picture.ts';
import { Archive } from '../archive.ts';
import { foundQuestions } from '../testing/found-questions.ts';
import { readDocx } from './read-docx.ts';
import { givenDocx, list, paragraph, run } from './testing/given-docx.ts';

const NUMBERS_AND_LETTERS = list(1, [
  ['decimal', '%1.'],
  ['upperLetter', '%2)'],
]);

function read(body: string, parts?: Parameters<typeof givenDocx>[1]) {
  return readDocx(new Archive(givenDocx(body, parts)));
}

function question(stem: string, options: readonly string[]): string {
  return [paragraph(stem, [1, 0]), ...options.map((option) => paragraph(option, [1, 1]))].join('');
}

describe('a Word document', () => {
  it.each([
    [
      'lists-and-highlight.docx',
      [
        ['Which part of the cell makes proteins?', 'nucleus / ribosome / vacuole / cell wall', 'ribosome'],
        [
          'Which gas do plants **take in** for photosynthesis?',
          'oxygen / nitrogen / helium / carbon dioxide',
          'carbon dioxide',
        ],
        [
          'Read the table. Which planet is the largest?\n| Planet | Diameter (km) |\n| --- | --- |\n| Earth | 12,756 |\n| Jupiter | 142,984 |',
          'Earth / Jupiter',
          'Jupiter',
        ],
      ],
    ],
    [
      'bold-key.docx',
      [
        ['Which word is a noun?', 'run / river / quickly / blue', 'river'],
        [
          'Which sentence is complete?',
          'Because it rained. / Running home. / The dog slept. / Under the bed.',
          'The dog slept.',
        ],
        ['What is the plural of "child"?', 'childs / childes / children / childrens', 'children'],
      ],
    ],
    [
      'bullets-and-answers.docx',
      [
        ['What does a thermometer measure?', 'mass / temperature / length', 'temperature'],
        ['Which of these is a metal?', 'sulfur / chlorine / copper', 'copper'],
      ],
    ],
  ])('as LibreOffice saves it: %s', async (name, questions) => {
    const bytes = await readFile(join(import.meta.dirname, 'fixtures', name));

    expect(foundQuestions(readDocx(new Archive(bytes)).text)).toEqual({ errors: [], questions });
  });

  it('counts its lists as Word does: letters start anew below each number', () => {
    const body = question('Two?', ['one', run('two', '<w:highlight w:val="yellow"/>')]).repeat(2);

    expect(read(body, { numbering: NUMBERS_AND_LETTERS }).text).toBe(
      '1. Two?\nA) one\nB) two ✓\n2. Two?\nA) one\nB) two ✓\n',
    );
  });

  it('goes on counting where a second list continues the first, and starts where it says so', () => {
    const shared = '<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
    const anew =
      '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>';
    const body = [1, 2, 3, 3].map((id) => paragraph('x', [id, 0])).join('');

    expect(read(body, { numbering: NUMBERS_AND_LETTERS + shared + anew }).text).toBe(
      '1. x\n2. x\n5. x\n6. x\n',
    );
  });

  it('writes the other ways to count: roman, in brackets, with the number above, as bullets', () => {
    const numbering = list(1, [
      ['upperRoman', '%1.'],
      ['lowerLetter', '(%2)'],
      ['decimal', '%1.%2.%3'],
      ['bullet', 'o'],
    ]);
    const body = [0, 1, 1, 2, 3].map((level) => paragraph('x', [1, level])).join('');

    expect(read(body, { numbering }).text).toBe('I. x\n(a) x\n(b) x\nI.b.1 x\n- x\n');
  });

  it('takes a list from the style of a paragraph', () => {
    const styles =
      '<w:style w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Base"/></w:style>';
    const body = `<w:p><w:pPr><w:pStyle w:val="Own"/></w:pPr>${run('x')}</w:p>`;

    expect(read(body, { numbering: NUMBERS_AND_LETTERS, styles }).text).toBe('1. x\n');
  });

  it.each([
    ['highlighted', '<w:highlight w:val="yellow"/>', 'B. 2 ✓'],
    ['shaded', '<w:shd w:fill="FFFF00"/>', 'B. 2 ✓'],
    ['coloured', '<w:color w:val="FF0000"/>', 'B. 2 ✓'],
    ['underlined', '<w:u w:val="single"/>', 'B. 2 ✓'],
    ['bold', '<w:b/>', 'B. **2**'],
  ])('marks the one option that is %s', (_, look, line) => {
    const body = ['1. What is 1 + 1?', 'A. 1', run('B. 2', look), 'C. 3']
      .map((text) => paragraph(text))
      .join('');
    const { text } = read(body);

    expect(text.split('\n')[2]).toBe(line);
    expect(foundQuestions(text).questions).toEqual([['What is 1 + 1?', '1 / 2 / 3', '2']]);
  });

  it('marks none where all are dressed alike, or dressed in black', () => {
    const dressed = (look: string) => ['A. 1', 'B. 2'].map((text) => paragraph(run(text, look))).join('');

    expect(read(dressed('<w:color w:val="FF0000"/>')).text).not.toContain('✓');
    expect(read(paragraph('A. 1') + paragraph(run('B. 2', '<w:color w:val="000000"/>'))).text).not.toContain(
      '✓',
    );
    expect(read(paragraph('A. 1') + paragraph(run('B. 2', '<w:b w:val="0"/>'))).text).not.toContain('*');
  });

  it('refuses a key that contradicts its mark', () => {
    const body = ['1. What is 1 + 1?', 'A. 1', run('B. 2', '<w:highlight w:val="yellow"/>'), 'Answer: A']
      .map((text) => paragraph(text))
      .join('');

    expect(foundQuestions(read(body).text)).toMatchObject({
      questions: [],
      errors: [{ lineNumber: expect.any(Number) }],
    });
  });

  it('keeps words that stand out, and says so of underlined ones', () => {
    const body = paragraph(
      run('1. Which is ') + run('not', '<w:b/>') + run(' a ') + run('noun', '<w:u w:val="single"/>'),
    );
    const { text, problems } = read(body);

    expect(text).toBe('1. Which is **not** a **noun**\n');
    expect(problems).toMatchObject([{ lineNumber: 1, message: expect.stringContaining('Underlined') }]);
  });

  it('reads options that were placed by a table, line by line', () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = `${paragraph('1. What is 2 + 2?')}<w:tbl><w:tr>${cell('A. 3')}${cell('B. 4')}</w:tr><w:tr>${cell('C. 5')}${cell('D. 6')}</w:tr></w:tbl>${paragraph('Answer: B')}`;

    expect(foundQuestions(read(body).text)).toEqual({
      errors: [],
      questions: [['What is 2 + 2?', '3 / 4 / 5 / 6', '4']],
    });
  });

  it('keeps a picture with its words, and says where one cannot be shown', () => {
    const drawing = (id: string) =>
      `<w:r><w:drawing><wp:docPr descr="A  ruler"/><a:blip r:embed="${id}"/></w:drawing></w:r>`;
    const body = paragraph('1. How long is it?') + paragraph(drawing('rId1')) + paragraph(drawing('rId2'));
    const emf = new TextEncoder().encode('EMF');
    const { text, pictures, problems } = read(body, {
      pictures: { 'ruler.png': givenPng(), 'old.emf': emf },
    });

    expect(pictures).toMatchObject([{ name: 'ruler.png' }]);
    expect(text).toBe(
      `1. How long is it?\nImage: /api/images/${pictures[0]?.id}\nImage description: A ruler\n`,
    );
    expect(problems).toMatchObject([{ lineNumber: 4, message: expect.stringContaining('old.emf') }]);
  });

  it('says that a picture below options may belong to the next question', () => {
    const drawing = '<w:r><w:drawing><a:blip r:embed="rId1"/></w:drawing></w:r>';
    const body =
      ['1. Two?', 'A. 1', 'B. 2', 'Answer: B'].map((text) => paragraph(text)).join('') + paragraph(drawing);

    expect(read(body, { pictures: { 'a.png': givenPng() } }).problems).toMatchObject([
      { lineNumber: 5, message: expect.stringContaining('question above it') },
    ]);
  });

  it('reads formulas as TeX', () => {
    const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const fraction = `<m:f><m:num>${t('1')}</m:num><m:den>${t('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('2')}</m:sup></m:sSup>`;
    const root = `<m:rad><m:deg/><m:e>${t('9')}</m:e></m:rad>`;
    const body = `<w:p>${run('Add ')}<m:oMath>${fraction}${t('+')}${power}${t('+')}${root}</m:oMath></w:p>`;

    expect(read(body).text).toBe('Add $\\frac{1}{2}+{x}^{2}+\\sqrt{9}$\n');
  });

  it('leaves out what was deleted, and keeps what was inserted, boxes, ticks and tabs', () => {
    const body = [
      `<w:p><w:del>${run('old')}</w:del><w:ins>${run('new')}</w:ins><w:r><w:tab/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r></w:p>`,
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${paragraph('in a box')}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback>${run('twice')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ].join('');

    expect(read(body).text).toBe('new\t✓\n\nin a box\n');
  });

  it('says that footnotes are not read', () => {
    expect(read(`<w:p><w:r><w:footnoteReference w:id="2"/></w:r>${run('x')}</w:p>`).problems).toHaveLength(1);
  });
});
