import type { SampleQuestion } from './home.ts';

/** What follows on the home page's first question, one from each other exam: loaded when that is answered. */
export const MORE_SAMPLE_QUESTIONS: readonly SampleQuestion[] = [
  {
    exam: 'TEAS science',
    text: 'Which part of the blood carries oxygen to the body?',
    options: ['Platelets', 'Red blood cells', 'White blood cells', 'Plasma'],
    correctIndex: 1,
    explanation:
      'Red blood cells hold hemoglobin, which picks up oxygen in the lungs and lets it go where it is needed. Platelets stop bleeding, white blood cells fight germs, and plasma is the liquid they all float in.',
  },
  {
    exam: 'NCLEX-RN',
    text: 'Four clients need a nurse. Which one does the nurse see first?',
    options: [
      'One who asks for help to walk to the bathroom',
      'One whose breathing has become fast and noisy',
      'One who has a question about going home tomorrow',
      'One whose dressing is due to be changed',
    ],
    correctIndex: 1,
    explanation:
      'Airway and breathing come first: noisy, fast breathing can turn dangerous within minutes. The others need care soon, but can wait safely or be helped by someone else.',
  },
  {
    exam: 'HESI vocabulary',
    text: 'A chart says that a rash is “localized”. What does that mean?',
    options: ['It is spreading', 'It is painful', 'It is in one place', 'It comes and goes'],
    correctIndex: 2,
    explanation:
      'Localized comes from the word for place, as in “local”. The rash is in one area. A rash all over the body is called generalized.',
  },
  {
    exam: 'HiSET writing',
    text: 'Which sentence is written correctly?',
    options: [
      'Their going to they’re car over there.',
      'They’re going to their car over there.',
      'There going to their car over they’re.',
      'They’re going to there car over their.',
    ],
    correctIndex: 1,
    explanation: '“They’re” is short for “they are”. “Their” tells whose car it is. “There” names the place.',
  },
];
