import type { ContentTest, Problem, Question } from './content-bank.ts';
import { contentText } from './item-parts.ts';
import { textOf } from './passage-text.ts';

const SHINGLE_WORDS = 3;
/**
 * Shares of common word triples, set by reading what they find: below them stand sets of fixed wording ("As it is used in
 * the last paragraph, what does the word … mean?", 0.36) and questions on the same graph (0.26).
 */
const WHOLE_QUESTION_MAX = 0.4;
const STEM_MAX = 0.5;
/** A short stem without a context of its own ("Which sentence is correct?") says little; its options make the question. */
const TELLING_STEM_WORDS = 12;

type Entry = { file: string; question: Question };

/** Questions of the whole bank that ask nearly the same in nearly the same words. */
export function similarityProblems(tests: readonly ContentTest[]): Problem[] {
  const entries = tests.flatMap(({ file, questions }) =>
    questions.map((question): Entry => ({ file, question })),
  );
  const telling = entries.filter(({ question }) => hasTellingStem(question));
  const pairs = [
    ...pairsAlike(entries, wholeShingles, WHOLE_QUESTION_MAX),
    ...pairsAlike(telling, stemShingles, STEM_MAX),
  ];
  const problems = pairs
    .filter(([later, earlier]) => !areOfOnePassage(later.question, earlier.question))
    .map(([{ file, question }, earlier]) => ({
      file,
      lineNumber: question.lineNumber,
      message: `This question is nearly the same as ${earlier.file}:${earlier.question.lineNumber}; change one of the two`,
    }));
  // Two that are alike as a whole may be alike in their stems as well.
  const byPlace = new Map(problems.map((problem) => [Object.values(problem).join(' '), problem]));

  return [...byPlace.values()];
}

/** The later and the earlier of each two entries whose share of common shingles reaches the limit. */
function pairsAlike(
  entries: readonly Entry[],
  shinglesOfQuestion: (question: Question) => Set<string>,
  limit: number,
): [later: Entry, earlier: Entry][] {
  const seen: { entry: Entry; size: number }[] = [];
  const placesOf = new Map<string, number[]>();

  return entries.flatMap((entry) => {
    const shingles = shinglesOfQuestion(entry.question);
    const common = new Map<number, number>();
    for (const shingle of shingles) {
      const places = placesOf.get(shingle) ?? [];
      for (const place of places) common.set(place, (common.get(place) ?? 0) + 1);
      places.push(seen.length);
      placesOf.set(shingle, places);
    }
    const alike = [...common].flatMap(([place, count]) => {
      const earlier = seen[place];
      const share = earlier === undefined ? 0 : count / (shingles.size + earlier.size - count);

      return earlier !== undefined && share >= limit ? [earlier.entry] : [];
    });
    seen.push({ entry, size: shingles.size });

    return alike.map((earlier): [Entry, Entry] => [entry, earlier]);
  });
}

/** Questions about one passage may sound alike: it is what they are about. */
function areOfOnePassage(one: Question, other: Question): boolean {
  return one.passage !== undefined && one.passage === other.passage;
}

function hasTellingStem({ passage, questionText }: Question): boolean {
  return passage === undefined && wordsOf(questionText).length >= TELLING_STEM_WORDS;
}

function stemShingles({ questionText }: Question): Set<string> {
  return shinglesOf(wordsOf(questionText));
}

function wholeShingles(question: Question): Set<string> {
  const { questionText, questionType, options, passage } = question;
  // All essays have the exam's own task and traits: they are about their texts.
  if (questionType === 'extended_response' && passage !== undefined)
    return shinglesOf(wordsOf(textOf(passage)));
  if (question.content !== undefined) return shinglesOf(wordsOf(`${questionText} ${contentText(question)}`));

  return shinglesOf([...wordsOf(questionText), ...options.flatMap((option) => ['|', ...wordsOf(option)])]);
}

function shinglesOf(words: readonly string[]): Set<string> {
  const starts = Math.max(1, words.length - SHINGLE_WORDS + 1);

  return new Set(Array.from({ length: starts }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
