/** `learn` answers each question at once; `timed` has a clock and flags, and tells how it went at the end. */
export type ScreenMode = 'learn' | 'timed';
