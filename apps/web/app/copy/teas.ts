import type { ExamPageCopy, Item, SubjectItem } from './exam-page.ts';

export const TEAS: ExamPageCopy = {
  name: 'TEAS',
  meta: {
    title: 'TEAS practice tests',
    description:
      'Practice for the TEAS nursing entrance exam: reading, mathematics, science, and English and language usage, with clear explanations.',
    keywords: 'TEAS, ATI TEAS, TEAS practice test, nursing school entrance exam, TEAS science',
  },
  matchesProduct: (name) => name === 'TEAS',
  hero: {
    over: 'Nursing school entrance',
    title: 'Walk into the TEAS prepared',
    text: 'Four parts, one sitting. Practice each until the clock no longer worries you.',
    start: 'Start TEAS practice',
    // Spec section 1: "the TEAS page claims 1,000+ questions".
    sampleFact: '1,000+ questions',
    facts: ['All four parts', 'Reasons in plain words'],
  },
  closing: {
    title: 'Nursing school starts here',
    text: 'Take a short set of questions today. It shows which part to study first.',
    start: 'Choose a TEAS subject',
  },
};

/** Spec section 2: "Reading 31, Mathematics 34, Science 44, English & Language Usage 37". */
export const TEAS_SUBJECTS: readonly SubjectItem[] = [
  {
    title: 'Reading',
    text: 'Main ideas, details, and what a text does not say out loud.',
    questionCount: 31,
  },
  {
    title: 'Mathematics',
    text: 'Fractions, ratios, algebra, and measures used at the bedside.',
    questionCount: 34,
  },
  {
    title: 'Science',
    text: 'Anatomy and physiology, biology, chemistry, and how science works.',
    questionCount: 44,
  },
  {
    title: 'English & Language Usage',
    text: 'Spelling, grammar, and words that fit the reader.',
    questionCount: 37,
  },
];

export const TEAS_FEATURES: readonly Item[] = [
  {
    title: 'Science first, if you like',
    text: 'Science has the most questions. Practice it system by system, from heart to kidney.',
  },
  { title: 'Know why, not only what', text: 'Each explanation says what makes the other choices wrong.' },
  {
    title: 'A clock when you want it',
    text: 'Learn without time first. Then sit a timed test and see your score.',
  },
];

/** Spec section 2: "study resource cards (anatomy review, math fundamentals, reading strategies)". */
export const TEAS_RESOURCES: readonly Item[] = [
  { title: 'Anatomy review', text: 'The body’s systems, and how they work together.' },
  { title: 'Math fundamentals', text: 'Fractions, percents and unit changes, from the ground up.' },
  { title: 'Reading strategies', text: 'How to find what a question asks for, and leave the rest.' },
];
