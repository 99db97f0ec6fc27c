/** A subject, a feature or a resource on a landing page. */
export type Item = { title: string; text: string };

export type SubjectItem = Item & {
  /** How many questions the exam asks, where the spec names it. */
  questionCount?: number;
};

/** What the pages of all exams have in common. */
export type ExamPageCopy = {
  /** The exam's name in headings and buttons. */
  name: string;
  /** Title, description and keywords of the page (spec section 2). */
  meta: { title: string; description: string; keywords: string };
  /** The student product that the start buttons look for (spec section 2: "matches the product named …"). */
  matchesProduct: (productName: string) => boolean;
  hero: Item & { over: string; start: string; facts: readonly string[]; sampleFact?: string };
  closing: Item & { start: string };
};
