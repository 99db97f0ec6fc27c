import type { ExamPageCopy, Item } from './exam-page.ts';

export const NCLEX: ExamPageCopy = {
  name: 'NCLEX',
  meta: {
    title: 'NCLEX-RN practice tests',
    description:
      'Practice for the NCLEX-RN by client-need category, with the reason behind every priority. Share of the test plan, Next Generation features, and study tips.',
    keywords:
      'NCLEX, NCLEX-RN, Next Generation NCLEX, nursing license, NCLEX practice questions, client needs',
  },
  matchesProduct: (name) => name === 'NCLEX',
  hero: {
    over: 'Nursing license, NCLEX-RN',
    title: 'Clinical judgment, one question at a time',
    text: 'The NCLEX-RN asks what you would do, and in which order. Practice deciding, and read the reason each time.',
    start: 'Start NCLEX practice',
    facts: ['Four client-need categories', 'Built around the test plan', 'A reason for each priority'],
  },
  closing: {
    title: 'You know more than you think',
    text: 'Answer a few questions tonight. Each one is a patient you will be ready for.',
    start: 'Choose an NCLEX category',
  },
};

type Share = { title: string; from: number; to: number };

/** Spec section 9, "NCLEX test plan percentages". */
export const CLIENT_NEEDS: readonly (Share & { text: string; parts: readonly Share[] })[] = [
  {
    title: 'Safe and Effective Care Environment',
    text: 'Lead the care, share it out well, and keep everyone safe.',
    from: 31,
    to: 37,
    parts: [
      { title: 'Management of Care', from: 17, to: 23 },
      { title: 'Safety and Infection Control', from: 14, to: 20 },
    ],
  },
  {
    title: 'Health Promotion and Maintenance',
    text: 'Growth, prevention, and staying well at every age.',
    from: 9,
    to: 15,
    parts: [],
  },
  {
    title: 'Psychosocial Integrity',
    text: 'Coping, mental health, and support in hard times.',
    from: 18,
    to: 24,
    parts: [],
  },
  {
    title: 'Physiological Integrity',
    text: 'Comfort, medicines, early warning signs, and acute illness.',
    from: 38,
    to: 44,
    parts: [
      { title: 'Basic Care and Comfort', from: 6, to: 12 },
      { title: 'Pharmacological and Parenteral Therapies', from: 12, to: 18 },
      { title: 'Reduction of Risk Potential', from: 9, to: 15 },
      { title: 'Physiological Adaptation', from: 11, to: 17 },
    ],
  },
];

/** What the Next Generation NCLEX brought. */
export const NEXT_GENERATION: readonly Item[] = [
  { title: 'Case studies', text: 'You follow one patient through several questions as things change.' },
  { title: 'Clinical judgment', text: 'Notice, make sense of it, decide, act, and check what happened.' },
  {
    title: 'New kinds of items',
    text: 'Tables, charts and answers with several parts, like notes on a real ward.',
  },
  { title: 'Partial credit', text: 'On some items, part of the answer earns part of the points.' },
];

export const NCLEX_REASONS: readonly Item[] = [
  { title: 'Sorted like the exam', text: 'Practice by client need, so that you know where your hours go.' },
  { title: 'Priorities explained', text: 'Not just which answer, but what makes it come first.' },
  { title: 'Made for tired evenings', text: 'Short sets, big text, and no ads after a long shift.' },
];

export const NCLEX_RESOURCES: readonly Item[] = [
  { title: 'Priority setting', text: 'Airway, safety, and who can wait, in one clear method.' },
  { title: 'Medicine math', text: 'Doses and drip rates with every unit written out.' },
  { title: 'Lab values', text: 'The numbers to know, and what to do when they move.' },
];
