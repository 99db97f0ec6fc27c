import type { LineSight } from '../sight/line-sight.ts';
import { type FileSights, nextStructure } from './file-sights.ts';

/** How one file writes its questions, by the evidence of all its lines. */
export type Dialect = {
  /** Styles of numbers that start a question, like `1.` or `Question 1`. */
  questionStyles: ReadonlySet<string>;
  /** Styles of labels that start an option, like `A)` or `a.`. */
  optionStyles: ReadonlySet<string>;
  /** The style of numbers that label options, where letters do not. */
  numberedOptions: string | undefined;
  /** The first letter of the options: 0 for A, 22 for W. */
  firstLetter: number;
  /** Questions have no number: one starts with each paragraph behind an answer. */
  isByParagraph: boolean;
  /** Items of a list with bullets are options. */
  hasBulletOptions: boolean;
  /** Lines without any label are options. */
  hasBareOptions: boolean;
  /** Nearly every question has a blank line above it. */
  hasBlankAboveQuestions: boolean;
  /** A line like `Topic: Cells` stands above the questions it belongs to. */
  hasTopicHeadings: boolean;
  /** Somewhere stands a list of numbers and letters. */
  hasKey: boolean;
  /** Each answer stands above its question. */
  hasAnswersAbove: boolean;
  /** `Answer` stands alone on a line, above each answer. */
  hasAnswerHeadings: boolean;
};

export const LETTER_W = 22;
const LETTER_X = 23;
const ROMAN = 'i)';
/** Rows of options start with one of these letters. */
const FIRST_LETTERS = new Set([0, LETTER_W, LETTER_X]);

export function detectDialect(file: FileSights): Dialect {
  const numbers = countNumbers(file);
  const options = countOptions(file);
  const questionStyles = strongest(numbers.scores, 0.4);
  const labelled = Math.max(0, ...options.pairs.values());
  const numberedOptions = labelled === 0 ? [...strongest(numbers.restarts, 0.5)][0] : undefined;
  if (numberedOptions !== undefined) questionStyles.delete(numberedOptions);
  const isByParagraph = numbers.questions < 0.3 * Math.max(options.bases, options.answers);
  const perQuestion = Math.max(1, isByParagraph ? options.answers : numbers.questions);
  const hasBulletOptions =
    labelled < 0.2 * perQuestion && numberedOptions === undefined && options.bullets >= 2;

  return {
    questionStyles,
    optionStyles: optionStylesOf(options.pairs),
    numberedOptions,
    firstLetter: options.firstLetter,
    isByParagraph,
    hasBulletOptions,
    hasBareOptions: labelled === 0 && options.bullets + options.boxes === 0 && numberedOptions === undefined,
    hasBlankAboveQuestions: numbers.hasBlankAbove,
    hasTopicHeadings: hasTopicAbove(file, questionStyles),
    hasKey: options.keyHeadings + options.keys > 0,
    hasAnswersAbove: hasAnswersAbove(file),
    hasAnswerHeadings: options.keyHeadings > 2 && options.keyHeadings >= 0.3 * perQuestion,
  };
}

/** The first line with structure is an answer, and each answer stands right above the number of a question. */
function hasAnswersAbove({ sights }: FileSights): boolean {
  if (sights.find(({ isStructure }) => isStructure)?.field !== 'answer') return false;

  return sights.every(({ field }, index) => {
    const below = sights[index + 1]?.kind;

    return field !== 'answer' || below === 'number' || below === 'question';
  });
}

function hasTopicAbove({ sights }: FileSights, styles: ReadonlySet<string>): boolean {
  const firstQuestion = sights.findIndex(({ kind, style }) => kind === 'id' || styles.has(style));

  return firstQuestion !== -1 && sights.slice(0, firstQuestion).some(({ field }) => field === 'topic');
}

/** Colons label options only where nothing else does: `A: Incorrect` is what explanations look like. */
function optionStylesOf(pairs: ReadonlyMap<string, number>): Set<string> {
  const styles = strongest(pairs, 0.1);
  const others = [...styles].filter((style) => !isWeak(style));
  // `I. … II. …` above letters is what they choose from.
  if (others.some((style) => style !== ROMAN)) styles.delete(ROMAN);
  if (others.length > 0) for (const style of styles) if (isWeak(style)) styles.delete(style);

  return styles;
}

function isWeak(style: string): boolean {
  return (
    (style.length < 4 && style.endsWith(':')) ||
    style.endsWith(' -') ||
    style.endsWith(' ') ||
    style.endsWith('.x')
  );
}

function strongest(counts: ReadonlyMap<string, number>, share: number): Set<string> {
  const most = Math.max(0, ...counts.values());

  return new Set(
    [...counts].filter(([, count]) => count > 0 && count >= share * most).map(([style]) => style),
  );
}

function countNumbers(file: FileSights) {
  const scores = new Map<string, number>();
  const restarts = new Map<string, number>();
  const last = new Map<string, number>();
  let questions = 0;
  const blank = { count: 0, inOrder: 0, last: 0 };
  for (let index = 0; index < file.sights.length; index += 1) {
    const sight = file.sights[index];
    if (sight === undefined) continue;
    if (sight.kind !== 'number' && sight.kind !== 'question' && sight.kind !== 'id') continue;
    const after = nextStructure(file, index);
    const isRestart = after?.kind === 'number' && after.value === 1 && after.style !== sight.style;
    const isFollowed = isRestart || (after !== undefined && startsOptions(after));
    const isInOrder = sight.value === (last.get(sight.style) ?? 0) + 1;
    last.set(sight.style, sight.value);
    const isSure = sight.kind !== 'number';
    add(scores, sight.style, (isSure ? 3 : 0) + (isFollowed ? 2 : 0) + (isInOrder ? 1 : 0));
    if (isSure || isFollowed) questions += 1;
    if (index === 0 || file.sights[index - 1]?.kind === 'blank') {
      blank.count += 1;
      if (sight.value === blank.last + 1 || sight.value === 1) blank.inOrder += 1;
      blank.last = sight.value;
    }
    if (isRestart) add(restarts, after.style, 1);
  }
  if (questions === 0) questions = Math.max(0, ...scores.values());

  const hasBlankAbove = blank.inOrder > 1 && blank.inOrder >= Math.max(0.9 * blank.count, 0.5 * questions);

  return { scores, restarts, questions, hasBlankAbove };
}

function startsOptions({ kind, value, field }: LineSight): boolean {
  return (
    field === 'answer' ||
    kind === 'box' ||
    kind === 'bullet' ||
    (kind === 'option' && FIRST_LETTERS.has(value))
  );
}

function countOptions(file: FileSights) {
  const pairs = new Map<string, number>();
  const starts = new Map<number, number>();
  let previous: LineSight | undefined;
  const counts = { bases: 0, bullets: 0, boxes: 0, answers: 0, keyHeadings: 0, keys: 0 };
  for (let index = 0; index < file.sights.length; index += 1) {
    const sight = file.sights[index];
    if (sight === undefined) continue;
    if (sight.kind === 'bullet') counts.bullets += 1;
    if (sight.kind === 'box') counts.boxes += 1;
    if (sight.kind === 'key') counts.keys += 1;
    if (sight.kind === 'key-heading') counts.keyHeadings += 1;
    if (sight.field === 'answer') counts.answers += 1;
    if (sight.kind !== 'option') continue;
    if (sight.value === 0) counts.bases += 1;
    const after = nextStructure(file, index);
    const before = previous;
    previous = sight;
    if (after?.kind !== 'option' || after.style !== sight.style) continue;
    // Where options share lines, C may stand below A.
    const isNext = after.value === sight.value + 1 || (sight.value === 0 && after.value === 2);
    if (!isNext) continue;
    add(pairs, sight.style, 1);
    const isStart = before?.kind !== 'option' || before.value !== sight.value - 1;
    if (!isStart || !FIRST_LETTERS.has(sight.value)) continue;
    add(starts, sight.value, 1);
    if (sight.value > 0) counts.bases += 1;
  }
  const [firstLetter = 0] = [...starts].toSorted(([, a], [, b]) => b - a)[0] ?? [];

  return { pairs, firstLetter, ...counts };
}

function add<Key>(counts: Map<Key, number>, key: Key, amount: number): void {
  counts.set(key, (counts.get(key) ?? 0) + amount);
}
