import type { ExamPageCopy, Item, SubjectItem } from './exam-page.ts';

export const HESI: ExamPageCopy = {
  name: 'HESI',
  meta: {
    title: 'HESI A2 practice tests',
    description:
      'Practice for the HESI A2 nursing entrance exam: math, reading, vocabulary, grammar, biology, chemistry, physics, and anatomy.',
    keywords: 'HESI, HESI A2, HESI practice test, nursing school entrance exam, dosage math, anatomy',
  },
  matchesProduct: (name) => name === 'HESI',
  hero: {
    over: 'Nursing school entrance, HESI A2',
    title: 'The HESI A2, part by part',
    text: 'Your school picks which parts you take. Practice just those, from dosage math to the bones of the hand.',
    start: 'Start HESI practice',
    facts: ['Eight subjects', 'Basics first, then speed', 'Reasons in plain words'],
  },
  closing: {
    title: 'Ten minutes at lunch is a start',
    text: 'Pick the part that worries you most. After ten questions you will know what to read up on.',
    start: 'Choose a HESI subject',
  },
};

export const HESI_SUBJECTS: readonly SubjectItem[] = [
  { title: 'Math', text: 'Fractions, decimals, ratios, percents, and the measures used for doses.' },
  { title: 'Reading', text: 'Health texts: the main idea, the details, and what follows from them.' },
  { title: 'Vocabulary', text: 'Words from charts and lectures, and the parts they are built of.' },
  { title: 'Grammar', text: 'Agreement, pronouns, verbs, and words that are often confused.' },
  { title: 'Biology', text: 'Cells, genes, and the molecules that life is made of.' },
  { title: 'Chemistry', text: 'Atoms, bonds, reactions, and solutions from salt water to acid.' },
  { title: 'Anatomy & Physiology', text: 'The parts of the body, and how they work together.' },
  { title: 'Physics', text: 'Motion, forces, energy, light, and electricity. Few schools ask for it.' },
];

export const HESI_FEATURES: readonly Item[] = [
  {
    title: 'Only what your school asks',
    text: 'Few schools want every part. Ask yours for its list, then practice those parts alone.',
  },
  {
    title: 'Aim above the line',
    text: 'There is no national pass mark: each school sets its own. Ask for it, and leave yourself some room.',
  },
  {
    title: 'One calculator, one pen',
    text: 'The exam gives you a simple calculator on the screen. Practice with nothing more than that.',
  },
  { title: 'Know why, not only what', text: 'Each explanation says what makes the other choices wrong.' },
];

export const HESI_RESOURCES: readonly Item[] = [
  { title: 'Dosage and measures', text: 'Set up a dose as a ratio, and check that its units make sense.' },
  { title: 'Word parts', text: 'Prefixes, roots and endings that unlock long words.' },
  { title: 'The body at a glance', text: 'Each system in a few cards, to turn over on the bus.' },
];
