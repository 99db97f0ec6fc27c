import type { Figure, Testimonial } from './site.ts';
import { PATHS } from './site-links.ts';

export const HERO = {
  title: 'Pass the exam you came back for',
  text: 'Practice tests for adults who study between work, family and the bus ride home. Every answer comes with a reason in plain words.',
  choose: 'Which exam are you studying for?',
  note: 'No account needed. Stop at any time and come back.',
};

/** Spec section 1: "15,000+ graduates, 98% first-time pass rate, 100K+ practice scenarios, 4.9 satisfaction". */
export const STATISTICS: readonly Figure[] = [
  { value: '15,000+', label: 'graduates' },
  { value: '98%', label: 'first-time pass rate' },
  { value: '100K+', label: 'practice scenarios' },
  { value: '4.9', label: 'satisfaction out of 5' },
];

type ExamTeaser = {
  id: 'ged' | 'teas' | 'nclex' | 'hesi' | 'hiset';
  name: string;
  title: string;
  text: string;
  points: readonly string[];
  testimonial: Testimonial;
  to: string;
};

/** Spec section 2: "a section per exam with a sample testimonial and a View More Details link". */
export const EXAM_TEASERS: readonly ExamTeaser[] = [
  {
    id: 'ged',
    name: 'GED',
    title: 'Finish high school on your own clock',
    text: 'Four subjects, one at a time. Start with the one you like least, or the one you like best. Both work.',
    points: ['Math, science, social studies and language arts', 'Each step of the math is written out'],
    testimonial: {
      quote: 'I did five questions on the bus, twice a day. By spring, fractions were the easy part.',
      role: 'GED graduate, evening student',
    },
    to: PATHS.ged,
  },
  {
    id: 'teas',
    name: 'TEAS',
    title: 'Get into nursing school',
    text: 'The TEAS asks for reading, math, science and English in one sitting. Practice each part until it feels familiar.',
    points: ['Questions in all four parts', 'Anatomy explained in everyday words'],
    testimonial: {
      quote: 'The science part scared me. Seeing why each wrong answer was wrong made the difference.',
      role: 'Nursing student, father of two',
    },
    to: PATHS.teas,
  },
  {
    id: 'nclex',
    name: 'NCLEX',
    title: 'Think like a nurse on the first day',
    text: 'Who do you see first? What can wait? Practice the judgment that the NCLEX-RN is built on, in line with its test plan.',
    points: ['All four client-need categories', 'The reason behind every priority'],
    testimonial: {
      quote: 'It taught me to ask what could harm this patient first. I still ask that on every shift.',
      role: 'Registered nurse, night shift',
    },
    to: PATHS.nclex,
  },
  {
    id: 'hesi',
    name: 'HESI',
    title: 'Ready for the HESI A2',
    text: 'An entrance exam that many nursing programs use. Build the reading, math and science it draws on.',
    points: ['Basics first, then speed', 'Short sessions that fit a break'],
    testimonial: {
      quote: 'Ten minutes at lunch was all I had. It turned out to be enough.',
      role: 'Nursing applicant, home health aide',
    },
    to: PATHS.hesi,
  },
  {
    id: 'hiset',
    name: 'HISET',
    title: 'Another road to your diploma',
    text: 'Five subtests, taken on a computer, in the order you choose. Practice on a screen so that the day holds no surprises.',
    points: ['Reading, writing, math, science and social studies', 'A timer you can pause while you learn'],
    testimonial: {
      quote: 'Nobody rushed me. I took writing last, when I was ready for it.',
      role: 'HiSET graduate, warehouse team lead',
    },
    to: PATHS.hiset,
  },
];

export const VIEW_MORE_DETAILS = 'View More Details';

export const WAYS_TITLE = 'Two ways to practice';

export const WAYS_TO_PRACTICE = {
  learn: {
    title: 'Learn as you go',
    text: 'You see at once if your answer is right, and why. Take your time. Nothing is scored or sent.',
    action: 'Start learning',
  },
  timed: {
    title: 'Test yourself',
    text: 'Sit a timed test like the real one. Flag questions, pause, and see your score at the end.',
    action: 'Take a timed GED math test',
  },
};

export type SampleQuestion = {
  exam: string;
  text: string;
  options: readonly string[];
  correctIndex: number;
  explanation: string;
};

export const TRY_ONE = {
  title: 'Try one now',
  next: 'Next question',
  done: 'That was the last one. Your exam has many more.',
  more: 'Choose your exam',
};

/** How many there are with those that come after the first answer (`sample-questions.ts`). */
export const SAMPLE_QUESTION_COUNT = 5;

/** A question of our own, so that a visitor can try the real thing at once. */
export const FIRST_SAMPLE_QUESTION: SampleQuestion = {
  exam: 'GED math',
  text: 'A bus pass costs $45 a month. A day ticket costs $3. What is the smallest number of days you must ride in a month for the pass to be the cheaper choice?',
  options: ['12 days', '15 days', '16 days', '18 days'],
  correctIndex: 2,
  explanation:
    'Divide 45 by 3: on 15 days, tickets cost just as much as the pass. One day more, 16 days, costs $48 in tickets, so the pass is cheaper.',
};

/** Spec section 1: "the home page progress, recent scores and analytics figures are static sample content". */
export const SAMPLE_DASHBOARD = {
  title: 'See how far you have come',
  text: 'Each timed test adds to your own page of results: your scores, your strong topics, and what to practice next.',
  caption: 'Sample progress',
  subjects: [
    { name: 'GED Mathematical Reasoning', percent: 85 },
    { name: 'TEAS Science', percent: 72 },
    { name: 'NCLEX-RN practice', percent: 64 },
  ],
  scores: [
    { name: 'GED math, test 1', score: 78 },
    { name: 'TEAS science, test 1', score: 82 },
    { name: 'GED math, test 2', score: 88 },
  ],
  facts: [
    { value: '12', label: 'tests taken' },
    { value: '83%', label: 'average score' },
    { value: '9 h', label: 'study time' },
  ] satisfies Figure[],
};

export const VIEW_ALL_RESULTS = 'View All Results';

export const REVIEWS_TITLE = 'What learners say';

export const REVIEWS: readonly Testimonial[] = [
  {
    quote:
      'I left school at sixteen. At forty-one I read my first explanation here and thought: nobody ever said it like that.',
    role: 'GED graduate, line cook',
  },
  {
    quote: 'My kids did their homework, and I did mine. We checked each other’s math.',
    role: 'TEAS candidate, mother of three',
  },
  {
    quote: 'I flagged what I was not sure of, and those were just the topics I needed.',
    role: 'NCLEX-RN candidate, clinic assistant',
  },
];

export const LOAD_MORE_REVIEWS = 'Load More Reviews';

/** Spec section 2, to the letter. */
export const MORE_REVIEWS_ALERT =
  'More success stories are being added! Check back soon for more inspiring testimonials.';

export const CLOSING = {
  title: 'The second bell has rung. Come in.',
  text: 'Start with one test today. It is free, and you need no account.',
  order: 'Order Now',
  /** Says what the button does: its name is the spec's. */
  orderNote:
    '“Order Now” opens a free practice test. Nothing is for sale yet; when it is, our 30-day money-back guarantee will hold.',
  chat: 'Chat on WhatsApp',
};
