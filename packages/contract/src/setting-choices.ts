/**
 * What each setting of a learner can be; the first one is what it is until it is chosen. Free of schemas, so that it is light
 * enough for every page.
 */
export const SETTING_CHOICES = {
  /** Percent of the usual size. */
  textSize: ['100', '115', '130', '150', '175'],
  theme: ['system', 'light', 'dark'],
  font: ['standard', 'dyslexia'],
  motion: ['system', 'reduced'],
  /** Of the timed test. */
  timer: ['shown', 'hidden'],
  /** The buttons of both test flows. */
  readAloud: ['shown', 'hidden'],
  /** So many times the minutes of a test. */
  extraTime: ['none', '1.25', '1.5', '2', 'untimed'],
} as const;

type Choices = typeof SETTING_CHOICES;

export type SettingName = keyof Choices;
/** One choice for each. */
export type Settings = { readonly [Name in SettingName]: Choices[Name][number] };
