export const SITE_NAME = 'Second Bell';

/** Defaults of every page's tags (spec section 2: each page sets them, with site defaults). */
export const SITE_DESCRIPTION =
  'Practice tests with clear explanations for adults preparing for the GED, TEAS, NCLEX-RN, HESI and HiSET exams.';

export const SITE_KEYWORDS = 'GED, TEAS, NCLEX-RN, HESI, HiSET, practice test, exam preparation';
