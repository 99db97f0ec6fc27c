import { PATHS, type SiteLink } from './site-links.ts';

export const SEARCH = {
  title: 'Search',
  description:
    'Find practice tests, topics, study guides, worksheets and flash cards for the GED, TEAS, NCLEX-RN, HESI and HiSET exams.',
  label: 'What are you looking for?',
  placeholder: 'Fractions, heart, commas…',
  loading: 'Getting the search ready…',
  start: 'Type a word or two: a topic, a test, or something from a guide or a flash card.',
  none: { title: 'Nothing found', text: 'Try another word, or a shorter one. Or look around here:' },
};

export const SEARCH_SUGGESTIONS: readonly SiteLink[] = [
  { label: 'All practice tests', to: PATHS.choosePracticeTest },
  { label: 'All study materials', to: PATHS.studyMaterials },
];

/** The address that shows what is found for some words. */
export function searchPath(words: string): string {
  return `${PATHS.search}?${new URLSearchParams({ q: words }).toString()}`;
}
