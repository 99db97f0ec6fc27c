import type * as z from 'zod/mini';

import type { LineProblem, TextLine } from './text/text-line.ts';

/**
 * How a practice test scores its questions, chosen per test: NCLEX gives partial credit, TEAS gives none.
 *
 * - `all_or_nothing`: a question is worth 1 point, given where every part of it is right.
 * - `partial`: a question is worth its parts, by the published rule of its type (each type's `grade` names it).
 *
 * Sources: NCSBN, "Next Generation NCLEX: item types and scoring" (0/1, +/− and rationale scoring); ATI, "ATI TEAS version
 * 7 exam" ("no partial credit").
 */
export type ScoringRule = 'all_or_nothing' | 'partial';

/** What is wrong, in plain words, and where: `key.marks.r1`, `content.options.2.text`, `response`. */
export type Problem = { path: string; message: string };

/** A part of a question that is right or wrong by itself: an option, a row, a blank, a target. */
export type GradedPart = {
  id: string;
  /** What the part earns alone; −1 for a wrong mark under +/−. The question's rule makes its points of them. */
  points: number;
  maxPoints: number;
  /** Null where nobody judges it: the traits of an essay. */
  isRight: boolean | null;
};

export type Grade = {
  /** From 0 to `maxPoints`. */
  points: number;
  /** What the question is worth under the test's rule; 0 where nothing is judged. */
  maxPoints: number;
  /** At full points; null where nothing is judged. */
  isRight: boolean | null;
  parts: GradedPart[];
};

/** A part as the review shows it: what was given beside what is right. */
export type DescribedPart = {
  id: string;
  label: string;
  /** Empty where nothing was given. */
  given: string;
  right: string;
  isRight: boolean | null;
};

/** What a rationale may be written for, and how the text format calls it: option `c` is `C`, row `2` is `2`. */
export type Target = { id: string; label: string; text: string };

/**
 * Everything that is known about one type of question. All of it is pure, and total: a response that the content does not
 * know grades as not given, and nothing here throws.
 *
 * Content holds nothing of the key: a sealed test sends content alone.
 */
export type QuestionType<Content, Key, Response> = {
  /** As in `Type: multiple select`, in small letters. */
  label: string;
  /** The question cannot be shown without its picture. */
  needsPicture: boolean;

  content: z.ZodMiniType<Content>;
  key: z.ZodMiniType<Key>;
  response: z.ZodMiniType<Response>;

  /** Content that contradicts itself, or a key that contradicts its content. */
  checkKey(content: Content, key: Key): Problem[];
  /** A response that the content has no room for: unknown ids, too many marks, a number that is none. */
  checkResponse(content: Content, response: Response): Problem[];
  /** Everything that is asked has been answered. */
  isComplete(content: Content, response: Response | null): boolean;

  maxPoints(content: Content, key: Key, rule: ScoringRule): number;
  grade(content: Content, key: Key, response: Response | null, rule: ScoringRule): Grade;
  /** The response that earns full points; null where there is none. */
  rightResponse(content: Content, key: Key): Response | null;

  /** What the learner chooses among, one thing a line; the stem is not part of it. */
  describeContent(content: Content): string;
  describeKey(content: Content, key: Key): string;
  describeResponse(content: Content, response: Response): string;
  describeParts(content: Content, key: Key, response: Response | null): DescribedPart[];

  /** What a rationale may be written for. */
  targets(content: Content): Target[];

  text: TextSyntax<Content, Key>;
};

export type ContentAndKey<Content, Key> = { content: Content; key: Key };

/**
 * The type in the project's own text format (docs/question-syntax.md): the lines between the stem and `Explanation:`,
 * without the `Type:` line. `parse` reads what `print` writes; ids come back by their places (`a`, `b`; `1`, `2`).
 */
export type TextSyntax<Content, Key> = {
  print(content: Content, key: Key): string[];
  parse(lines: readonly TextLine[]): ContentAndKey<Content, Key> | { problems: LineProblem[] };
};
