import type { AdminQuestion } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import { draftSchema } from './draft-schema.ts';
import { withNewOption, withOptionMoved } from './option-drafts.ts';
import { draftOf, emptyDraft, NEW_PASSAGE, type QuestionDraft } from './question-draft.ts';
import { passageFieldsOf, questionFieldsOf } from './question-fields.ts';

const options = ['Mars', '', ' Venus ', 'Pluto'].map((text, id) => ({ id: `new-${id}`, text }));

function givenDraft(part: Partial<QuestionDraft> = {}): QuestionDraft {
  return { ...emptyDraft(), questionText: 'Which one?', options, rightOption: 'new-2', ...part };
}

/** The fields that are not right, each with what is said of it. */
function problems(draft: QuestionDraft): Record<string, string> {
  const { error } = draftSchema.safeParse(draft);

  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('a new question', () => {
  it('starts as multiple choice of medium difficulty with four blank options', () => {
    expect(emptyDraft()).toMatchObject({ questionType: 'multiple_choice', difficulty: 'medium' });
    expect(emptyDraft().options.map(({ text }) => text)).toEqual(['', '', '', '']);
  });

  it('needs a text and a right answer', () => {
    expect(problems({ ...emptyDraft(), options, questionText: ' ' })).toEqual({
      questionText: 'This is required',
      options: 'Choose the right answer: mark it beside its option.',
    });
  });
});

describe('what is sent', () => {
  it('holds only the options that are not blank, and the place of the right one among them', () => {
    expect(questionFieldsOf(givenDraft())).toEqual({
      questionText: 'Which one?',
      questionType: 'multiple_choice',
      difficulty: 'medium',
      options: ['Mars', 'Venus', 'Pluto'],
      correctAnswer: '1',
    });
  });

  it('holds the ids of stored options beside new ones, in the order of the options', () => {
    const edited = [
      { id: 'c', text: 'Venus' },
      { id: 'new-0', text: ' Mars ' },
      { id: 'a', text: ' ' },
      { id: 'b', text: 'Pluto' },
    ];

    expect(questionFieldsOf(givenDraft({ options: edited, rightOption: 'b' }))).toMatchObject({
      options: ['Venus', 'Mars', 'Pluto'],
      optionIds: ['c', '', 'b'],
      correctAnswer: '2',
    });
  });

  it('holds no options for other types, although they are kept while the type is tried out', () => {
    const statement = questionFieldsOf(givenDraft({ questionType: 'true_false', statement: 'false' }));
    const blank = questionFieldsOf(
      givenDraft({ questionType: 'fill_blank', acceptedAnswers: ' Oslo \n\nKristiania|Christiania' }),
    );

    expect(statement).not.toHaveProperty('options');
    expect(statement.correctAnswer).toBe('false');
    expect(blank).not.toHaveProperty('options');
    expect(blank.correctAnswer).toBe('Oslo|Kristiania|Christiania');
  });

  it('holds a description only with its picture, and a passage only where there is one', () => {
    const fields = questionFieldsOf(givenDraft({ imageDescription: 'A map', passageId: NEW_PASSAGE }));

    expect(fields).not.toHaveProperty('imageDescription');
    expect(fields).not.toHaveProperty('passageId');
    expect(questionFieldsOf(givenDraft({ passageId: 'p1' })).passageId).toBe('p1');
  });

  it('holds of a passage what was written', () => {
    const passage = { title: ' ', text: 'Once upon a time', source: 'A book' };

    expect(passageFieldsOf(givenDraft({ passage }))).toEqual({ text: 'Once upon a time', source: 'A book' });
  });
});

describe('a stored question', () => {
  const stored: AdminQuestion = {
    id: 'q',
    practiceTestId: 't',
    questionText: 'Which one?',
    questionType: 'multiple_choice',
    options: ['Mars', 'Venus'],
    correctAnswer: '1',
    explanation: 'Look it up.',
    difficulty: 'hard',
    displayOrder: 4,
    questionImage: '/api/images/1',
    imageDescription: 'A planet',
    hint: 'Hot.',
    topic: 'Space',
    passage: { id: 'p', text: 'Text', title: 'Title' },
    version: 3,
    optionIds: ['a', 'b', 'c', 'd'],
  };
  const {
    id: _id,
    practiceTestId: _test,
    displayOrder: _order,
    version: _version,
    passage,
    ...fields
  } = stored;

  it.each<[string, Partial<AdminQuestion>]>([
    ['a choice', {}],
    ['a statement', { questionType: 'true_false', options: ['True', 'False'], correctAnswer: '1' }],
    ['a blank', { questionType: 'fill_blank', options: [], correctAnswer: 'Oslo|Kristiania' }],
  ])('that is %s goes out as it came in', (_what, part) => {
    const draft = draftOf({ ...stored, ...part });
    const sent = questionFieldsOf(draft);

    expect(draftSchema.safeParse(draft).success).toBe(true);
    expect(sent).toMatchObject({
      questionText: fields.questionText,
      difficulty: 'hard',
      explanation: 'Look it up.',
      hint: 'Hot.',
      topic: 'Space',
      questionImage: '/api/images/1',
      imageDescription: 'A planet',
      passageId: passage?.id,
    });
    expect(draft.passage).toEqual({ title: 'Title', text: 'Text', source: '' });
    expect(['1', 'false', 'Oslo|Kristiania']).toContain(sent.correctAnswer);
  });
});

describe('what is wrong', () => {
  it.each<[Partial<QuestionDraft>, string, string]>([
    [{ options: options.slice(0, 2) }, 'options', 'Write at least two options.'],
    [
      { options: [...options, { id: 'new-9', text: 'Mars ' }] },
      'options',
      'Two options say “Mars”. Change one of them.',
    ],
    [{ rightOption: 'new-1' }, 'options', 'The option marked as right is empty. Write it, or mark another.'],
    [{ questionType: 'true_false' }, 'statement', 'Choose True or False.'],
    [
      { questionType: 'fill_blank', acceptedAnswers: ' |\n' },
      'acceptedAnswers',
      'Write at least one right answer.',
    ],
    [
      { questionImage: '/api/images/1' },
      'imageDescription',
      'Say what the picture shows, for learners who cannot see it.',
    ],
    [{ passageId: NEW_PASSAGE }, 'passage.text', 'Write the text of the passage.'],
    [{ passageId: 'p', isPassageEdited: true }, 'passage.text', 'Write the text of the passage.'],
    [{ hint: 'x'.repeat(2_001) }, 'hint', 'Use at most 2000 characters'],
  ])('with %j is said at the field', (part, path, message) => {
    expect(problems(givenDraft(part))).toEqual({ [path]: message });
  });

  it('is nothing where a passage is only chosen', () => {
    expect(problems(givenDraft({ passageId: 'p' }))).toEqual({});
  });
});

describe('the options', () => {
  it('keep their ids while they move, and so the right answer', () => {
    const moved = withOptionMoved(options, 2, -1);

    expect(moved.map(({ id }) => id)).toEqual(['new-0', 'new-2', 'new-1', 'new-3']);
    expect(questionFieldsOf(givenDraft({ options: moved })).correctAnswer).toBe('1');
    expect(withOptionMoved(options, 0, -1)).toEqual(options);
  });

  it('get an id of their own when one is added after another was removed', () => {
    const fewer = options.slice(1);

    expect(withNewOption(fewer).at(-1)).toEqual({ id: 'new-4', text: '' });
    expect(withNewOption([])).toEqual([{ id: 'new-0', text: '' }]);
  });
});
