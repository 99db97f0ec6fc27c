import type { ExamPageCopy, Item, SubjectItem } from './exam-page.ts';

export const GED: ExamPageCopy = {
  name: 'GED',
  meta: {
    title: 'GED practice tests',
    description:
      'Practice for the GED in all four subjects, with clear explanations for adults. Learn at your own pace or test yourself against the clock.',
    keywords: 'GED, GED practice test, high school equivalency, GED math, GED science, adult education',
  },
  matchesProduct: (name) => name === 'GED',
  hero: {
    over: 'High school equivalency',
    title: 'GED practice that explains itself',
    text: 'Four subjects stand between you and your diploma. Take them one at a time, with a reason for every answer.',
    start: 'Start GED practice',
    facts: ['Four subjects', 'Reasons in plain words', 'Fits a bus ride'],
  },
  closing: {
    title: 'Your first ten questions are waiting',
    text: 'Pick a subject and begin. You will know after each answer how you are doing.',
    start: 'Choose a GED subject',
  },
};

/** Spec section 2: the four subject cards. */
export const GED_SUBJECTS: readonly SubjectItem[] = [
  {
    title: 'Mathematical Reasoning',
    text: 'Numbers, shapes, graphs and algebra, in situations you know: pay, rent, recipes, travel.',
  },
  {
    title: 'Science',
    text: 'Life, physical and earth science. You read, look at data, and draw conclusions.',
  },
  {
    title: 'Social Studies',
    text: 'Civics, United States history, economics and geography, with maps, charts and sources.',
  },
  {
    title: 'Reasoning Through Language Arts',
    text: 'Reading closely, following an argument, and writing clear English.',
  },
];

export const GED_FEATURES: readonly Item[] = [
  {
    title: 'Every step is there',
    text: 'Explanations show the whole way to the answer, and why the other choices do not work.',
  },
  {
    title: 'A hint before the answer',
    text: 'Stuck? Open a hint first. It points the way without giving it away.',
  },
  {
    title: 'One subject at a time',
    text: 'You may take the four GED tests on different days. You can practice them that way, too.',
  },
  {
    title: 'Your own pace',
    text: 'Learn without a clock. When you feel ready, take the same test with a timer.',
  },
];
