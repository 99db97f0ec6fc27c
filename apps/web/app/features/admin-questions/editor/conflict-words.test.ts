import type { AdminQuestion } from '@second-bell/contract';
import { expect, it } from 'vitest';

import { versionWords } from './conflict-words.ts';
import { draftOf } from './question-draft.ts';
import { questionFieldsOf } from './question-fields.ts';

const passage = { id: 'p', text: 'A long time ago' };
const stored: AdminQuestion = {
  id: 'q',
  practiceTestId: 't',
  questionText: 'Which one?',
  questionType: 'multiple_choice',
  options: ['Mars', 'Venus'],
  correctAnswer: '1',
  difficulty: 'hard',
  displayOrder: 0,
  passage,
  version: 1,
  optionIds: ['a', 'b', 'c', 'd'],
};

it.each<[string, Partial<AdminQuestion>, string]>([
  ['choice', {}, 'B. Venus'],
  ['statement', { questionType: 'true_false', options: ['True', 'False'], correctAnswer: '0' }, 'True'],
  [
    'blank',
    { questionType: 'fill_blank', options: [], correctAnswer: 'Oslo|Kristiania' },
    'Oslo\nKristiania',
  ],
])(
  'says of a %s that was not changed the same before and after it went through the form',
  (_type, part, answer) => {
    const question = { ...stored, ...part };
    const passages = [{ ...passage, questionCount: 1 }];
    const theirs = versionWords(question, passages);

    expect(versionWords(questionFieldsOf(draftOf(question)), passages)).toEqual(theirs);
    expect(theirs).toMatchObject({ answer, passage: 'A long time ago' });
  },
);
