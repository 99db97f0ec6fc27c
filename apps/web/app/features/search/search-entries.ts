import type { PracticeTopics, StudyMaterial } from '@second-bell/contract';

import { examPath, studentTestPath } from '#copy/site-links.ts';
import { TYPE_NAMES } from '#copy/study-materials.ts';
import { count } from '#lib/format.ts';

/** What the build wrote about the guides and decks (scripts/search-texts.ts). */
export type SearchTexts = {
  guides: readonly { url: string; text: string }[];
  cards: readonly { url: string; front: string; back: string }[];
};

export type EntryGroup = 'tests' | 'topics' | 'materials' | 'cards';

/** Something that can be found. */
export type SearchEntry = {
  id: string;
  group: EntryGroup;
  title: string;
  /** What it is and where it belongs: `Practice test · GED Science`. */
  place: string;
  note: string;
  to: string;
  /** A file to open, not a page of the app. */
  isFile: boolean;
  /** What is looked through beside title and place. */
  text: string;
};

type Sources = {
  tests: readonly PracticeTopics[];
  materials: readonly StudyMaterial[];
  texts: SearchTexts;
};

export function searchEntries({ tests, materials, texts }: Sources): SearchEntry[] {
  return [
    ...tests.map(testEntry),
    ...tests.flatMap(topicEntries),
    ...materials.flatMap((material) => materialEntries(material, texts)),
  ].map((entry, index) => ({ ...entry, id: String(index) }));
}

type NewEntry = Omit<SearchEntry, 'id'>;

function testEntry(test: PracticeTopics): NewEntry {
  const { practiceTestId, title, examType, examSubject, totalQuestions, sealed } = test;

  return {
    group: 'tests',
    title,
    place: `${sealed ? 'Mock exam' : 'Practice test'} · ${examType} ${examSubject}`,
    note: count(totalQuestions, 'question'),
    to: examPath(practiceTestId),
    isFile: false,
    text: '',
  };
}

function topicEntries({ practiceTestId, title, examType, examSubject, topics }: PracticeTopics): NewEntry[] {
  return topics.map(({ topic, questions }) => ({
    group: 'topics',
    title: topic,
    place: `Topic · ${examType} ${examSubject}`,
    note: `${count(questions, 'question')} in ${title}`,
    to: studentTestPath(practiceTestId),
    isFile: false,
    text: '',
  }));
}

/** A material, and each card of a deck by itself. One that leads nowhere is not offered. */
function materialEntries(material: StudyMaterial, { guides, cards }: SearchTexts): NewEntry[] {
  const { title, type, examType, subject = '', content = '', url } = material;
  if (url === undefined) return [];
  const place = `${examType} ${subject}`.trim();
  const entry: NewEntry = {
    group: 'materials',
    title,
    place: `${TYPE_NAMES[type].one} · ${place}`,
    note: content,
    to: url,
    // Worksheets are PDF files, and a link may lead to another site.
    isFile: !url.startsWith('/study-materials/'),
    text: `${content} ${guides.find((guide) => guide.url === url)?.text ?? ''}`,
  };

  return [
    entry,
    ...cards
      .filter((card) => card.url === url)
      .map(({ front, back }): NewEntry => ({
        ...entry,
        group: 'cards',
        title: front,
        place: `Flash card · ${title}`,
        note: back,
        text: `${back} ${place}`,
      })),
  ];
}
