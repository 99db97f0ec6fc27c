/** A page that is read from top to bottom. */
export type PlainPage = {
  over: string;
  title: string;
  text: string;
  /** For search engines. */
  description: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};
