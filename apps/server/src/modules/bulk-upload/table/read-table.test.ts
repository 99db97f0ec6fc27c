import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type ColumnPlan, parseQuestions } from '@second-bell/question-import';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { Archive } from '../archive.ts';
import { foundQuestions } from '../testing/found-questions.ts';
import { readCsv } from './read-csv.ts';
import { readTable } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';

const readText = (text: string, columns?: ColumnPlan) => readTable(readCsv(text), columns);

/** A workbook of one sheet; its cells as XML. */
function givenXlsx(rows: string, { strings = '', styles = '', sheets = '' } = {}): Archive {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="One" r:id="rId1"/>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };

  return new Archive(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))),
  );
}

describe('a table of text', () => {
  it('with headings is read without a question to anyone', () => {
    const { text, table, problems } = readText(
      'Question,Option A,Option B,Correct,Explanation,Topic,Difficulty,Time\n"Is 1 < 2, ever?",Yes,No,A,"It is.\nQ: always",Order,easy,20\n',
    );

    expect(text).toBe(
      'Q: Is 1 < 2, ever?\nA) Yes\nB) No\nAnswer: A\nExplanation: It is.\n\\Q: always\nTopic: Order\nDifficulty: easy\n',
    );
    expect(table).toMatchObject({ isSure: true, firstRow: 1 });
    expect(problems).toMatchObject([{ lineNumber: 1, message: 'These columns are not read: “Time”.' }]);
  });

  it('without headings is guessed, and a person can say otherwise', () => {
    const rows = 'a1;What is 2 + 2?;3;4;5;4\na2;Which is a colour?;red;cat;run;red\n';
    const { table } = readText(rows);

    expect(table).toMatchObject({
      isSure: false,
      firstRow: 0,
      roles: ['ignore', 'question', 'optionA', 'optionB', 'optionC', 'answer'],
    });
    const chosen = readText(rows, {
      roles: ['topic', 'question', 'optionB', 'optionA', 'ignore', 'answer'],
      firstRow: 1,
    });

    expect(chosen.table?.isSure).toBe(true);
    expect(chosen.text).toBe('Q: Which is a colour?\nA) cat\nB) red\nAnswer: red\nTopic: a2\n');
  });

  it.each([
    ['Quizizz', 'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds\n'],
    ['tabs', 'Question Text\tQuestion Type\tOption 1\tOption 2\tOption 3\tCorrect Answer\tTime in seconds\n'],
  ])('of %s has its types', (_, head) => {
    const separator = head.includes('\t') ? '\t' : ',';
    const rows = [
      ['Which is even?', 'Multiple Choice', '3', '4', '5', '2', '20'],
      ['Which are odd?', 'Checkbox', '3', '4', '5', separator === ',' ? '"1,3"' : '1,3', '20'],
      ['What is gold?', 'Fill-in-the-Blank', 'Au', 'gold', '', '', '20'],
      ['How are you?', 'Poll', 'well', 'so so', '', '', '20'],
    ];
    const { text, problems } = readText(head + rows.map((row) => row.join(separator)).join('\n'));
    const { questions, errors } = parseQuestions(text);

    expect(errors).toEqual([]);
    expect(questions).toMatchObject([
      { questionType: 'multiple_choice', correctAnswer: '1' },
      { questionType: 'multiple_select', answerKey: ['a', 'c'] },
      { questionType: 'fill_blank', correctAnswer: 'Au|gold' },
    ]);
    expect(problems.map(({ message }) => message)).toContain(
      'Row 5 is left out: a question of the type “Poll” cannot be read from a table.',
    );
  });

  it('with an open quote is read all the same, and that is said', () => {
    const { text, problems } = readText('Question,A,B,Answer\n"Open,1,2,A\nNext?,1,2,B\n');

    expect(problems).toMatchObject([{ message: expect.stringContaining('not closed') }]);
    expect(text).toContain('Q: Next?');
  });

  it('names the rows without a question', () => {
    expect(readText('Question,A,B,Answer\nOne?,1,2,A\n,1,2,A\n').problems).toMatchObject([
      { message: 'Row 3 is left out: it has no question.' },
    ]);
  });
});

describe('a workbook', () => {
  it("in Kahoot's template is known by its headings", async () => {
    const bytes = await readFile(join(import.meta.dirname, 'fixtures/kahoot.xlsx'));
    const { text, table, problems } = readTable(readXlsx(new Archive(bytes)), undefined);

    expect(table).toMatchObject({ isSure: true, firstRow: 8 });
    expect(foundQuestions(text)).toEqual({
      errors: [],
      questions: [
        ['Which river is the longest?', 'Amazon / Nile / Danube / Rhine', 'Nile'],
        ['How much is 0.1 + 0.2?', '0.3 / 0.5 / 0.12 / 3', '0.3'],
        ['Is glass a metal?', 'Yes / No', 'No'],
      ],
    });
    expect(problems.map(({ message }) => message)).toContain('Row 12 is left out: it has no question.');
  });

  it('shows its cells as a sheet does: shared and rich texts, percentages, dates, sums, gaps', () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0.0\\d&quot;ay&quot;%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>';
    const cells = [
      '<c r="A1" t="s"><v>0</v></c><c r="C1"><v>0.30000000000000004</v></c>',
      '<c r="D1" s="1"><v>0.25</v></c><c r="E1" s="2"><v>45000</v></c><c r="F1" s="3"><v>0.5</v></c>',
      '<c r="G1" t="b"><v>1</v></c><c r="H1" t="inlineStr"><is><t>in</t></is></c><c r="I1" t="str"><f>x</f><v>sum</v></c>',
    ];
    const { rows, problems } = readXlsx(
      givenXlsx(`<row r="2">${cells.join('')}</row>`, {
        styles,
        strings: '<si><r><t>rich </t></r><r><t>text</t></r><rPh><t>no</t></rPh></si>',
      }),
    );

    expect(rows).toEqual([[], ['rich text', '', '0.3', '25%', '2023-03-15', '50%', 'True', 'in', 'sum']]);
    expect(problems).toMatchObject([{ message: expect.stringMatching(/^1 cells of this sheet are dates/) }]);
  });

  it('names the sheets that are not read, but for hidden ones', () => {
    const row = '<row r="1"><c r="A1"><v>1</v></c></row>';

    expect(readXlsx(givenXlsx(row, { sheets: '<sheet name="Two" r:id="rId2"/>' })).problems).toMatchObject([
      { message: 'Only the sheet “One” is read. Not read: “Two”.' },
    ]);
    expect(
      readXlsx(givenXlsx(row, { sheets: '<sheet name="Two" state="hidden" r:id="rId2"/>' })).problems,
    ).toEqual([]);
  });

  it('that claims a row far below is refused', () => {
    expect(() => readXlsx(givenXlsx('<row r="999999999"><c r="A1"><v>1</v></c></row>'))).toThrow('too_big');
  });
});
