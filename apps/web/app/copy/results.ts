/**
 * Fixed figures and lists of the results page (spec sections 2 and 9). They are examples, not computed, and the page
 * says so.
 */
export const SAMPLE_PERFORMANCE = [
  { name: 'GED Math', score: 85, tests: 15 },
  { name: 'TEAS Science', score: 92, tests: 12 },
  { name: 'NCLEX Practice', score: 78, tests: 8 },
];

export const SAMPLE_ANALYTICS = [
  { figure: '+12%', name: 'improvement', text: 'How scores changed over the last tests' },
  { figure: '85%', name: 'consistency', text: 'How close the scores are to each other' },
];

export const SAMPLE_STRENGTHS = [
  'Reading tables and graphs',
  'Solving equations step by step',
  'Body systems and their parts',
];

export const SAMPLE_IMPROVEMENTS = [
  'Word problems with more than one step',
  'Fractions and ratios',
  'Choosing what to do first for a patient',
];

export const SAMPLE_NOTE =
  'These are examples of what you can track as you practice. They are not your own results.';

export const TAKE_ANOTHER_TEST = 'Take Another Test';

export const RESULTS_DESCRIPTION =
  'Your practice test scores, study time and progress, with each answer explained.';

export const DOWNLOAD_REPORT = 'Download Progress Report';
export const PREPARING_REPORT = 'Preparing your report…';
export const NOTHING_TO_REPORT = 'Finish a practice test first. Then there is something to report.';
export const REPORT_READY = 'Your report is ready';
export const REPORT_FAILED = 'The report was not made';

/** What a topic's figures are of, wherever they stand. */
export const ONLY_ANSWERED = 'Of the questions you answered: those you left open do not count here.';

/** What the figures leave out, on the page and in the report. */
export const NOT_COUNTED =
  'Tests that you left early, and tests that could not be checked, do not count in these figures.';

/** Where a question's topic is not known: it has none, or the question was deleted since. */
export const OTHER_TOPIC = 'Other';

/** Stands there before any result is loaded, so that a slow phone has something to read at once. */
export const RESULTS_LEAD =
  'Each timed test you finish is counted here. Open one to see your answers, and why the right ones are right.';
