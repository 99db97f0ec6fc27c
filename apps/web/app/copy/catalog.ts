/** Empty states of the student pages (spec section 8), to the letter. */
export const NO_SUBJECTS = 'No subjects available yet. Check back soon!';
export const NO_PRACTICE_TESTS = 'No practice tests available for this subject yet.';
export const NO_QUESTIONS = 'No questions available for this practice test yet.';

/** The spec has no words for a site without products; these follow the others. */
export const NO_PRODUCTS = 'No exams available yet. Check back soon!';

export const DIFFICULTY_NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** Button labels the spec names (section 2). */
export const CHANGE_EXAM = 'Change Exam';
export const BACK_TO_SUBJECTS = 'Back to Subjects';
export const START_PRACTICE_TEST = 'Start Practice Test';

/** What each starter product is, in one line. A product that a teacher added has its name alone. */
const PRODUCT_LINES: Readonly<Record<string, string>> = {
  GED: 'High school equivalency',
  TEAS: 'Nursing school entrance',
  NCLEX: 'Nursing license',
  HESI: 'Nursing school entrance',
  HISET: 'High school equivalency',
};

export function productLine(productName: string): string | undefined {
  return PRODUCT_LINES[productName.toUpperCase()];
}

/** A test that tells nothing about its answers before it is done. */
export const MOCK_EXAM = 'Mock exam';
