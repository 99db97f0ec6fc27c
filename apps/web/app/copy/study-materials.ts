import type { StudyMaterial } from '@second-bell/contract';

import { PATHS } from './site-links.ts';

type MaterialType = StudyMaterial['type'];
type ExamType = StudyMaterial['examType'];

export function guidePath(slug: string): string {
  return `${PATHS.studyMaterials}/guides/${slug}`;
}

export function deckPath(slug: string): string {
  return `${PATHS.studyMaterials}/flashcards/${slug}`;
}

export const LIBRARY_HERO = {
  title: 'Study materials',
  text: 'Guides, flash cards and worksheets for the bus, the lunch break or the kitchen table. Free, and no account needed.',
};

export const LIBRARY_DESCRIPTION =
  'Free study guides, flash cards and printable worksheets with answer keys for the GED, TEAS, NCLEX-RN, HESI and HiSET exams.';

export const MATERIAL_TYPES: readonly MaterialType[] = ['guide', 'video', 'flashcard', 'worksheet'];
export const EXAM_TYPES: readonly ExamType[] = ['GED', 'TEAS', 'NCLEX', 'HESI', 'HISET'];

export const TYPE_NAMES: Readonly<Record<MaterialType, { one: string; many: string }>> = {
  guide: { one: 'Guide', many: 'Guides' },
  video: { one: 'Video', many: 'Videos' },
  flashcard: { one: 'Flash cards', many: 'Flash cards' },
  worksheet: { one: 'Worksheet', many: 'Worksheets' },
};

/** Spec section 9: "Study material category counts fixed: 24, 18, 12, 15." */
export const CATEGORY_TILES: readonly { type: MaterialType; count: number; label: string }[] = [
  { type: 'guide', count: 24, label: 'Study guides' },
  { type: 'video', count: 18, label: 'Videos' },
  { type: 'flashcard', count: 12, label: 'Flash card decks' },
  { type: 'worksheet', count: 15, label: 'Worksheets' },
];

/** The tiles' figures are fixed; the list is what there is. */
export const CATEGORY_NOTE =
  'The large numbers are samples: our plan for the full library. Below each stands what is ready today.';

export function defaultDescription(type: MaterialType, examType: ExamType): string {
  const names = {
    guide: 'study guide',
    video: 'video',
    flashcard: 'flash card deck',
    worksheet: 'worksheet',
  };

  return `A ${names[type]} to help you get ready for the ${examType} exam.`;
}

export const NO_MATERIALS = {
  title: 'No Materials Found',
  filtered: 'Nothing fits these filters yet. Try another word, or clear the filters to see everything.',
  none: 'There is nothing here yet. Check back soon!',
};

/** Button labels the spec names (section 2). */
export const FEATURED_RESOURCES: readonly {
  type: MaterialType;
  title: string;
  text: string;
  action: string;
}[] = [
  {
    type: 'guide',
    title: 'Study guides',
    text: 'One topic at a time in plain words, with worked examples and answers.',
    action: 'Browse Guides',
  },
  {
    type: 'video',
    title: 'Video lessons',
    text: 'Short lessons to watch. None is ready yet; new ones will show up here.',
    action: 'Watch Videos',
  },
  {
    type: 'flashcard',
    title: 'Practice tools',
    text: 'Flash cards that remember what you know and bring back what you do not.',
    action: 'Use Tools',
  },
];

export const STUDY_TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Short and often',
    text: 'Fifteen minutes on five days does more than one long evening. Pick a fixed time, like the ride to work.',
  },
  {
    title: 'Test yourself first',
    text: 'Close the guide and say what you remember. Pulling it out of your head is what makes it stick.',
  },
  {
    title: 'Come back to it',
    text: 'Look at a topic again after two days, and again after a week. Forgetting a bit in between is normal.',
  },
  {
    title: 'Keep your mistakes',
    text: 'Write down each question you missed and why. Those few lines are the best study guide you can have.',
  },
];

export const NEXT_STEP_TITLE = 'Your next step';

/** Says where a guide or a deck leads: the subject is left out where the exam has no test of it. */
export function practiceLabel(examType: ExamType, subject?: string): string {
  return subject === undefined
    ? `See ${examType} practice tests`
    : `Take a practice test: ${examType} ${subject}`;
}
