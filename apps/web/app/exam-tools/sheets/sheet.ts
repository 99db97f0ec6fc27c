/** A sheet of formulas or signs. Texts are Markdown with TeX. */
export type Sheet = {
  parts: readonly { title: string; rows: readonly (readonly [what: string, formula: string])[] }[];
  note?: string;
  /** Where it was taken from, with its year. */
  source: string;
};
