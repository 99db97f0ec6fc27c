import { parseQuestions } from '@second-bell/question-import';
import { describe, expect, it } from 'vitest';

import { givenPng } from '../../../testing/given-picture.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const html = (text: string) => `<text><![CDATA[${text}]]></text>`;

function question(type: string, text: string, more: string): string {
  return `<question type="${type}"><name><text>Name of it</text></name><questiontext format="html">${html(text)}</questiontext>${more}</question>`;
}

function answer(fraction: number, text: string, more = ''): string {
  return `<answer fraction="${fraction}" format="html">${html(text)}${more}</answer>`;
}

function read(...questions: string[]) {
  const reading = readMoodleXml(`<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`);

  return { ...reading, parsed: parseQuestions(reading.text) };
}

describe("Moodle's XML", () => {
  it('is read with explanation, hint, topic and the reasons of options', () => {
    const { parsed, problems } = read(
      '<question type="category"><category><text>$course$/top</text></category></question>',
      question(
        'multichoice',
        '<p>Which is <b>not</b> a metal?</p><p>Think: x<sup>2</sup></p>',
        `<generalfeedback>${html('<p>Sulfur is none.</p>')}</generalfeedback><single>true</single>${answer(0, '<p>iron</p>', `<feedback>${html('It is one.')}</feedback>`)}${answer(100, 'sulfur')}<hint>${html('Yellow.')}</hint><tags><tag><text>Elements</text></tag></tags>`,
      ),
    );

    expect(problems).toEqual([]);
    expect(parsed.errors).toEqual([]);
    expect(parsed.questions).toMatchObject([
      {
        questionText: 'Which is **not** a metal?\n\nThink: x²',
        options: ['iron', 'sulfur'],
        correctAnswer: '1',
        explanation: 'Sulfur is none.',
        hint: 'Yellow.',
        topic: 'Elements',
        rationales: { a: 'It is one.' },
      },
    ]);
  });

  it.each([
    [
      'truefalse',
      answer(100, 'false') + answer(0, 'true'),
      { questionType: 'true_false', correctAnswer: '1' },
    ],
    [
      'shortanswer',
      answer(100, 'Au') + answer(100, 'gold'),
      { questionType: 'fill_blank', correctAnswer: 'Au|gold' },
    ],
    [
      'multichoice',
      `<single>false</single>${answer(50, 'a')}${answer(-50, 'b')}${answer(50, 'c')}`,
      { questionType: 'multiple_select', answerKey: ['a', 'c'] },
    ],
    [
      'numerical',
      answer(100, '12.5', '<tolerance>0.5</tolerance>'),
      { questionType: 'numeric_entry', answerKey: { value: '12.5', tolerance: '0.5' } },
    ],
    [
      'matching',
      ['cat:animal', 'oak:plant', ':stone']
        .map((pair) => pair.split(':'))
        .map(
          ([target = '', token = '']) =>
            `<subquestion>${html(target)}<answer><text>${token}</text></answer></subquestion>`,
        )
        .join(''),
      { questionType: 'drag_match', answerKey: { 1: 'a', 2: 'b' } },
    ],
    [
      'ordering',
      answer(1, 'wash') + answer(2, 'dry') + answer(3, 'fold'),
      { questionType: 'ordered_response', answerKey: ['c', 'a', 'b'] },
    ],
    [
      'essay',
      `<graderinfo>${html('<p>A good one.</p>')}</graderinfo><maxwordlimit>200</maxwordlimit>`,
      { questionType: 'extended_response', answerKey: { modelAnswer: 'A good one.' } },
    ],
  ])('has questions of the type %s', (type, answers, expected) => {
    const { parsed, problems } = read(question(type, 'What is it?', answers));

    expect(problems).toEqual([]);
    expect(parsed.errors).toEqual([]);
    expect(parsed.questions).toMatchObject([expected]);
  });

  it('has gaps with words to choose', () => {
    const box = (text: string, group: number) =>
      `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
    const { parsed } = read(
      question(
        'gapselect',
        'The [[3]] is [[1]].',
        box('hot', 1) + box('cold', 1) + box('sun', 2) + box('moon', 2),
      ),
    );

    expect(parsed.questions).toMatchObject([
      {
        questionType: 'drop_down',
        content: { text: 'The {{1}} is {{2}}.' },
        answerKey: { 1: 'a', 2: 'a' },
      },
    ]);
  });

  it('brings its pictures along', () => {
    const file = `<file name="a ruler.png" encoding="base64">${givenPng().toString('base64')}</file>`;
    const xml = question(
      'shortanswer',
      '<p>How long?<img src="@@PLUGINFILE@@/a%20ruler.png" alt="A ruler"></p>',
      answer(100, '5'),
    );
    const { parsed, pictures, problems } = read(xml.replace('</questiontext>', `${file}</questiontext>`));

    expect(problems).toEqual([]);
    expect(pictures).toHaveLength(1);
    expect(parsed.questions).toMatchObject([
      { questionText: 'How long?', image: `/api/images/${pictures[0]?.id}`, imageDescription: 'A ruler' },
    ]);
  });

  it('gives an account of what is not understood, on the line of the question', () => {
    const { parsed, problems } = read(
      question('shortanswer', 'First?', answer(100, 'x') + answer(50, 'y')),
      question('cloze', 'Second {1:SA:=x}?', ''),
      question('description', 'Read this.', ''),
      question('multichoice', 'Third?', `<single>true</single>${answer(0, 'a')}${answer(50, 'b')}`),
      question('shortanswer', 'Fourth<img src="https://example.org/x.png">?', answer(100, 'z')),
    );

    expect(parsed.questions.map(({ questionText }) => questionText)).toEqual(['First?', 'Fourth?']);
    expect(problems).toMatchObject([
      { lineNumber: 1, message: expect.stringContaining('in part') },
      { lineNumber: 5, message: expect.stringContaining('cloze') },
      { lineNumber: 5, message: expect.stringContaining('asks nothing') },
      { lineNumber: 5, message: expect.stringContaining('names no right answer') },
      { lineNumber: 5, message: expect.stringContaining('example.org') },
    ]);
  });

  it('keeps signs that Markdown would read, as text', () => {
    const { parsed } = read(
      question('shortanswer', 'What is 2*x* and a_b_ and &lt;b&gt;?\nQ: no', answer(100, 'x')),
    );

    expect(parsed.questions).toMatchObject([
      { questionText: String.raw`What is 2\*x\* and a\_b\_ and <b>? Q: no` },
    ]);
  });
});
