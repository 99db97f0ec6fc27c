import { describe, expect, it } from 'vitest';

import { searchEntries } from './search-entries.ts';
import { createFind } from './search-index.ts';

const ENTRIES = searchEntries({
  tests: [
    {
      practiceTestId: 'math-1',
      title: 'GED Math: Practice Test 1',
      examType: 'GED',
      examSubject: 'Mathematical Reasoning',
      productId: 'ged',
      subjectId: 'ged-math',
      sealed: false,
      totalQuestions: 46,
      topics: [{ topic: 'Ratios, rates and percents', questions: 9 }],
    },
  ],
  materials: [
    {
      id: 'g',
      title: 'Heart and lungs',
      type: 'guide',
      examType: 'TEAS',
      subject: 'Science',
      url: '/study-materials/guides/heart',
    },
    {
      id: 'd',
      title: 'Body cards',
      type: 'flashcard',
      examType: 'TEAS',
      url: '/study-materials/flashcards/body',
    },
    { id: 'w', title: 'Percents', type: 'worksheet', examType: 'GED', url: '/worksheets/percents.pdf' },
    { id: 'n', title: 'Percents to come', type: 'video', examType: 'GED' },
  ],
  texts: {
    guides: [{ url: '/study-materials/guides/heart', text: 'Blood goes to the café of the lungs.' }],
    cards: [{ url: '/study-materials/flashcards/body', front: 'Homeostasis', back: 'Keeping things steady' }],
  },
});
const find = createFind(ENTRIES);
const titlesOf = (words: string) =>
  find(words).groups.flatMap(({ group, entries }) => entries.map(({ title }) => `${group}: ${title}`));

describe('a search', () => {
  it.each([
    ['percents', ['materials: Percents', 'topics: Ratios, rates and percents']],
    ['perc', ['materials: Percents', 'topics: Ratios, rates and percents']],
    ['precents', ['materials: Percents', 'topics: Ratios, rates and percents']],
    ['CAFE', ['materials: Heart and lungs']],
    ['steady', ['cards: Homeostasis']],
    ['ged practice test', ['tests: GED Math: Practice Test 1']],
    ['percents teas', []],
    ['', []],
  ])('for "%s" finds %o', (words, titles) => {
    expect(titlesOf(words).toSorted()).toEqual(titles.toSorted());
  });

  it('says where each leads', () => {
    const [topic] = find('ratios').groups[0]?.entries ?? [];

    expect(topic).toMatchObject({
      place: 'Topic · GED Mathematical Reasoning',
      note: '9 questions in GED Math: Practice Test 1',
      to: '/student/test/math-1',
    });
    expect(
      find('percents ged').groups.flatMap(({ entries }) => entries.map(({ isFile }) => isFile)),
    ).toContain(true);
  });

  it('shows eight of each group, and counts all', () => {
    const many = Array.from({ length: 20 }, (_, number) => ({ ...ENTRIES[0]!, id: `t${number}` }));
    const { total, groups } = createFind(many)('practice');

    expect([total, groups[0]?.entries.length]).toEqual([20, 8]);
  });
});
