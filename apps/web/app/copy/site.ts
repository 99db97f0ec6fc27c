export const SITE_NAME = 'Second Bell';

/** Defaults of every page's tags (spec section 2: each page sets them, with site defaults). */
export const SITE_DESCRIPTION =
  'Practice tests with clear explanations for adults preparing for the GED, TEAS, NCLEX-RN, HESI and HiSET exams.';

export const SITE_KEYWORDS = 'GED, TEAS, NCLEX-RN, HESI, HiSET, practice test, exam preparation';

/** Placeholder until the site has an address of its own: the domain is reserved for examples. */
export const SUPPORT_EMAIL = 'support@secondbell.example';

/** A claim as the spec gives it: the figure, and what it counts. */
export type Figure = { value: string; label: string };

/** Someone who speaks on the site: by role, since nobody real is quoted. */
export type Testimonial = { quote: string; role: string };

/** Stands below figures that nobody has measured yet. */
export const SAMPLE_FIGURES_NOTE =
  'These figures are samples: they show where our own will stand once they are measured.';
export const SAMPLE_QUOTES_NOTE = 'The reviews here are samples: they show where learners’ words will stand.';

/** While a new release of the site waits to take over. */
export const NEW_VERSION = {
  name: 'New version',
  text: 'There is a new version of this site.',
  missingPart: 'There is a new version of this site. Reload this page to use all of it.',
  inTest: 'What this device has kept of your test stays.',
  action: 'Reload',
};
