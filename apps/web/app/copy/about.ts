import type { Item } from './exam-page.ts';
import type { Figure } from './site.ts';

export const ABOUT_META = {
  title: 'About us',
  description:
    'Second Bell helps adults go back to school. Read about our mission, our story, our values and the people behind the questions.',
  keywords: 'about Second Bell, adult education, exam preparation, mission',
};

export const MISSION = {
  over: 'About us',
  title: 'It is never too late for the second bell',
  text: 'We help adults pass the exam that stands between them and the next step: a diploma, a nursing school, a license.',
};

/** Spec section 1: "founded 2019, 50,000+ students helped, 95% pass rate, 4.9/5 average rating". */
export const IMPACT: readonly Figure[] = [
  { value: '2019', label: 'founded' },
  { value: '50,000+', label: 'students helped' },
  { value: '95%', label: 'pass rate' },
  { value: '4.9/5', label: 'average rating' },
];

export const STORY = {
  title: 'Our story',
  paragraphs: [
    'Second Bell began in 2019 with an evening class. The learners were cooks, drivers, aides and parents. They were clever and tired, and most books spoke to them as if they were sixteen.',
    'So the questions were rewritten, with pay slips instead of trains that leave at noon. Each answer got a reason. Learners took the pages home, then to work, then on the bus.',
    'The class became a website. The idea is still the same: respect the reader, explain everything, and waste nobody’s time.',
  ],
};

export const VALUES: readonly Item[] = [
  { title: 'Plain words', text: 'If a sentence needs reading twice, we write it again.' },
  { title: 'Respect', text: 'You run a life. We never talk down to you, and we never shame a wrong answer.' },
  {
    title: 'Honesty',
    text: 'A score is a score. We show what to do next instead of making it sound better.',
  },
  {
    title: 'Open doors',
    text: 'Any phone, any hour, any hand: the site works by touch, by keys and read aloud.',
  },
];

/** Spec section 2: "a team of four". Roles instead of names: no invented person is shown as a real one. */
export const TEAM: readonly Item[] = [
  {
    title: 'Head of nursing content',
    text: 'Writes TEAS, HESI and NCLEX-RN questions. Spent years on a ward.',
  },
  {
    title: 'Head of math and science content',
    text: 'Taught evening classes, and still draws every graph by hand.',
  },
  { title: 'Head of learner support', text: 'Answers your messages, and passes on what needs fixing.' },
  { title: 'Head of engineering', text: 'Keeps the site fast on old phones and slow networks.' },
];

export const TEAM_NOTE = 'These are sample roles, not real people.';

export const REASONS: readonly Item[] = [
  { title: 'Reasons with every answer', text: 'You learn from each question, right or wrong.' },
  {
    title: 'Five exams in one place',
    text: 'GED, TEAS, NCLEX-RN, HESI and HiSET, with the same simple tools.',
  },
  {
    // Spec section 2: "A 30-day money-back guarantee is stated."
    title: '30-day money-back guarantee',
    text: 'Everything here is free today. When something is for sale and it is not for you, tell us in the first 30 days, and you get your money back.',
  },
];

export const ABOUT_CLOSING = {
  title: 'Ready when you are',
  text: 'Have a look around, or ask us anything.',
  home: 'Explore the exams',
  contact: 'Contact us',
};
