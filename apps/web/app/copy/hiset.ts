import type { ExamPageCopy, Item, SubjectItem } from './exam-page.ts';

export const HISET: ExamPageCopy = {
  name: 'HiSET',
  meta: {
    title: 'HiSET practice tests',
    description:
      'Practice for the HiSET in five subjects: reading, writing, mathematics, science and social studies. On a screen, as on test day.',
    keywords: 'HiSET, HISET, HiSET practice test, high school equivalency, adult education',
  },
  // Spec section 2: "Matches the product whose name contains HISET or HiSET."
  matchesProduct: (name) => /HISET|HiSET/.test(name),
  hero: {
    over: 'High school equivalency',
    title: 'Five subjects to your diploma',
    text: 'The HiSET lets you take each subject when you are ready. So does this site.',
    start: 'Start HiSET practice',
    facts: ['Five subjects', 'On a screen, as on test day', 'Reasons in plain words'],
  },
  closing: {
    title: 'Pick one subject. Begin tonight.',
    text: 'The first set of questions takes about as long as a cup of coffee.',
    start: 'Choose a HiSET subject',
  },
};

/** HESI in the bar leads to this page (spec section 2): here is the way on. */
export const HESI_NOTE = {
  title: 'Here for the HESI?',
  text: 'The HESI A2 is an entrance exam for nursing schools, and has a page of its own.',
  action: 'Go to the HESI page',
};

/** Spec section 2: "Reading 40, Writing 51, Mathematics 50, Science 50, Social Studies 50". */
export const HISET_SUBJECTS: readonly SubjectItem[] = [
  {
    title: 'Reading',
    text: 'Stories, letters and reports: what they say and what they mean.',
    questionCount: 40,
  },
  { title: 'Writing', text: 'Order, word choice and grammar, and a clear short essay.', questionCount: 51 },
  { title: 'Mathematics', text: 'Numbers, measures, data and algebra, step by step.', questionCount: 50 },
  {
    title: 'Science',
    text: 'Life, physical and earth science, and how to read an experiment.',
    questionCount: 50,
  },
  {
    title: 'Social Studies',
    text: 'History, civics, economics and geography, from real sources.',
    questionCount: 50,
  },
];

/** Spec section 2: "computer-based testing simulation features". */
export const HISET_SIMULATION: readonly Item[] = [
  {
    title: 'A clock in sight',
    text: 'The time left stays on the screen. While you learn, you can pause it.',
  },
  { title: 'Flag and come back', text: 'Mark a question, move on, and find it again with one press.' },
  { title: 'See the whole test', text: 'A grid shows what you have answered and what is still open.' },
  { title: 'Mouse, touch or keys', text: 'Pick an answer the way you like. Every button has a key.' },
];

export const HISET_ADVANTAGES: readonly Item[] = [
  { title: 'One subject at a time', text: 'Start where you are strong, and let that carry you to the next.' },
  {
    title: 'Reasons, not just scores',
    text: 'A wrong answer comes with the thought that leads to the right one.',
  },
  { title: 'Any screen will do', text: 'A phone, a tablet, or the computer at the library.' },
];

export const HISET_RESOURCES: readonly Item[] = [
  { title: 'Essay writing', text: 'Plan, write and check a short essay in the time you have.' },
  { title: 'Math refresher', text: 'Fractions, percents and equations for a fresh start.' },
  { title: 'Reading charts', text: 'What a graph shows, and what it does not.' },
];
