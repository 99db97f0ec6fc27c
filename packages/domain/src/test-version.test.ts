import { describe, expect, it } from 'vitest';

import {
  itemInVersion,
  keyForRunner,
  maxPointsOfAll,
  takenQuestions,
  unfoldedPassages,
  type VersionQuestion,
  withKey,
} from './test-version.ts';

const choice: VersionQuestion = {
  id: 'q1',
  questionType: 'multiple_choice',
  questionText: 'Which colour is grass?',
  options: [
    { id: 'a', text: 'red' },
    { id: 'x7', text: 'green' },
    { id: 'c', text: 'blue' },
  ],
  key: 'x7',
  difficulty: 'easy',
};
const blank: VersionQuestion = { ...choice, questionType: 'fill_blank', options: [], key: 'Oslo|Kristiania' };

describe('keyForRunner', () => {
  it('is the text of the right option', () => {
    expect(keyForRunner(choice)).toBe('green');
  });

  it.each(['', 'b', '1', 'green'])('throws where the key is %j', (key) => {
    expect(() => keyForRunner({ ...choice, key })).toThrow(`"${key}" names none of the 3 options`);
  });
});

const content = { practiceTestId: 'test', sealed: false, passingScore: 70, timeLimit: 10, passages: [] };
const matrix: VersionQuestion = {
  id: 'q3',
  questionType: 'matrix',
  questionText: 'Which is which?',
  options: [],
  key: '',
  content: {
    rows: [
      { id: '1', text: 'grass' },
      { id: '2', text: 'sky' },
    ],
    columns: [
      { id: 'a', text: 'green' },
      { id: 'b', text: 'blue' },
    ],
    perRow: 'one',
  },
  answerKey: { '1': ['a'], '2': ['b'] },
  difficulty: 'easy',
};

describe('takenQuestions', () => {
  const questions = [blank, choice, matrix];

  it('are choices alone for a client of the spec, and all for one that asks for all', () => {
    expect(takenQuestions({ ...content, questions }, false)).toEqual([choice]);
    expect(takenQuestions({ ...content, questions }, true)).toEqual(questions);
  });

  it('are worth 1 each, or their parts', () => {
    expect(maxPointsOfAll(questions, 'all_or_nothing')).toBe(3);
    expect(maxPointsOfAll(questions, 'partial')).toBe(4);
  });
});

it('unfolds a case from question to question', () => {
  const passage = {
    id: 'p',
    text: '',
    tabs: [
      { title: 'Notes', text: 'Day 1' },
      { title: 'Notes', text: 'Day 2', fromQuestion: 2 },
    ],
  };
  const questions = ['q1', 'q2'].map((id) => ({ ...choice, id, passageId: 'p' }));
  const passages = unfoldedPassages({ ...content, passages: [passage], questions: [...questions, matrix] });

  expect([...passages].map(([id, { tabs = [] }]) => [id, tabs.map(({ text }) => text)])).toEqual([
    ['q1', ['Day 1']],
    ['q2', ['Day 1', 'Day 2']],
  ]);
});

describe('withKey', () => {
  it('changes one key, and nothing else of the version, not even the order of its fields', () => {
    const before = { ...content, questions: [choice, { ...choice, id: 'q2' }, matrix] };
    const expected = JSON.stringify(before).replace('"key":"x7"', '"key":"c"');
    const right = itemInVersion(choice);
    const corrected = withKey(before, 'q1', itemInVersion({ ...choice, key: 'c' }));

    expect(JSON.stringify(corrected)).toBe(expected);
    expect(withKey(corrected, 'q1', right)).toEqual(before);
  });
});
