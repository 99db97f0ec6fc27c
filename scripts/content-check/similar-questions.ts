import type { ContentTest, Problem, Question } from './content-bank.ts';

const SHINGLE_WORDS = 3;
/**
 * Shares of common word triples, set by reading what they find: below them stand sets of fixed wording ("As it is used in
 * the last paragraph, what does the word … mean?", 0.36) and questions on the same graph (0.26).
 */
const WHOLE_QUESTION_MAX = 0.4;
const STEM_MAX = 0.5;
/** A short stem without a context of its own ("Which sentence is correct?") says little; its options make the question. */
const TELLING_STEM_WORDS = 12;

type Entry = { file: string; question: Question; stem: Set<string>; whole: Set<string>; isTelling: boolean };

/** Questions of the whole bank that ask nearly the same in nearly the same words. */
export function similarityProblems(tests: readonly ContentTest[]): Problem[] {
  const entries = tests.flatMap(({ file, questions }) =>
    questions.map((question) => entryOf(file, question)),
  );

  return entries.flatMap((entry, index) =>
    entries
      .slice(0, index)
      .filter((earlier) => areAlike(entry, earlier))
      .map((earlier) => ({
        file: entry.file,
        lineNumber: entry.question.lineNumber,
        message: `This question is nearly the same as ${earlier.file}:${earlier.question.lineNumber}; change one of the two`,
      })),
  );
}

function entryOf(file: string, question: Question): Entry {
  const { questionText, options, passage } = question;
  const stem = wordsOf(questionText);

  return {
    file,
    question,
    stem: shinglesOf(stem),
    whole: shinglesOf([...stem, ...options.flatMap((option) => ['|', ...wordsOf(option)])]),
    isTelling: passage === undefined && stem.length >= TELLING_STEM_WORDS,
  };
}

/** Questions about one passage may sound alike: it is what they are about. */
function areAlike(one: Entry, other: Entry): boolean {
  const { passage } = one.question;
  if (passage !== undefined && passage === other.question.passage) return false;
  if (similarity(one.whole, other.whole) >= WHOLE_QUESTION_MAX) return true;

  return one.isTelling && other.isTelling && similarity(one.stem, other.stem) >= STEM_MAX;
}

/** The share of what either has that both have. */
function similarity(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common += 1;

  return common === 0 ? 0 : common / (one.size + other.size - common);
}

function shinglesOf(words: readonly string[]): Set<string> {
  const starts = Math.max(1, words.length - SHINGLE_WORDS + 1);

  return new Set(Array.from({ length: starts }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
