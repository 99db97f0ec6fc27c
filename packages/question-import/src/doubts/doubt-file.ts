import { trimBlanks } from '../blanks.ts';
import type { ImportedQuestion, Problem } from '../imported-question.ts';
import type { Dialect } from '../lettered/dialect.ts';
import { quoteLine } from './quote-line.ts';

/** So many questions with the same number of options make that number a rule of the file … */
const MIN_ALIKE = 3;
/** A longer list of options is rarely a fault: it takes more to make it odd. */
const MIN_ALIKE_FOR_MORE = 6;
/** … that so few may break. */
const MAX_ODD_SHARE = 0.1;
/** Texts longer than this, and several times longer than the others, may hold what belongs elsewhere. */
const LONG_LINES = 8;
const TIMES_USUAL = 4;
/** Of all lines: so many in texts of unusual length are worth a word. */
const MAX_LONG_SHARE = 0.05;

/** What is odd about the questions of a file among each other. */
export function doubtFile(
  questions: readonly ImportedQuestion[],
  lines: readonly string[],
  dialect: Pick<Dialect, 'hasBulletOptions'> | undefined,
): Problem[] {
  const lists = dialect?.hasBulletOptions === true ? doubtLoneList(questions, lines) : [];

  return [...doubtOptionCounts(questions, lines), ...doubtLongTexts(questions, lines), ...lists];
}

/** Among blanks to fill, one list with bullets may be a part of its question. */
function doubtLoneList(questions: readonly ImportedQuestion[], lines: readonly string[]): Problem[] {
  const [only, second] = questions.filter(({ options }) => options.length > 0);
  if (only === undefined || second !== undefined || questions.length < 2) return [];
  const { lineNumber } = only;

  return [
    {
      lineNumber,
      message: `The list below this line is read as the options of the question: ${quoteLine(lines[lineNumber - 1] ?? '')}. If its answer is to be typed in, put a backslash in front of each line of the list.`,
    },
  ];
}

function doubtOptionCounts(questions: readonly ImportedQuestion[], lines: readonly string[]): Problem[] {
  const choices = questions.filter(({ questionType }) => questionType === 'multiple_choice');
  const groups = Map.groupBy(choices, ({ options }) => options.length);
  const [usual] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  if (usual === undefined || usual[1].length < MIN_ALIKE) return [];
  const [count] = usual;
  const isMuch = usual[1].length >= MIN_ALIKE_FOR_MORE;
  const odd = choices.filter(({ options }) => options.length < count || (isMuch && options.length > count));
  if (odd.length > Math.max(1, choices.length * MAX_ODD_SHARE)) return [];

  return odd.map(({ options, lineNumber }) => ({
    lineNumber,
    message: `This question has ${options.length} options, but the others here have ${count}: ${quoteLine(lines[lineNumber - 1] ?? '')}. Check that none is missing or doubled.`,
  }));
}

function doubtLongTexts(questions: readonly ImportedQuestion[], lines: readonly string[]): Problem[] {
  const long = [
    ...longOnes(questions, ({ questionText }) => questionText),
    ...longOnes(questions, ({ explanation }) => explanation ?? ''),
  ];
  if (long.length === 0) return [];
  const inked = lines.filter((line) => trimBlanks(line) !== '').length;
  if (long.reduce((sum, { count }) => sum + count, 0) <= inked * MAX_LONG_SHARE) return [];

  return long.map(({ lineNumber, count }) => ({
    lineNumber,
    message: `The text or the explanation of this question takes ${count} lines, far more than others here: ${quoteLine(lines[lineNumber - 1] ?? '')}. Check that nothing else stands in it.`,
  }));
}

function longOnes(questions: readonly ImportedQuestion[], textOf: (question: ImportedQuestion) => string) {
  const counted = questions.map((question) => ({
    lineNumber: question.lineNumber,
    count: countLines(textOf(question)),
  }));
  if (!counted.some(({ count }) => count > LONG_LINES)) return [];
  const usual = counted.map(({ count }) => count).toSorted((a, b) => a - b)[counted.length >> 1] ?? 0;

  return counted.filter(({ count }) => count > Math.max(LONG_LINES, usual * TIMES_USUAL));
}

/** Tables take many lines wherever they belong. */
function countLines(text: string): number {
  if (!text.includes('\n')) return 1;

  return text.split('\n').filter((line) => trimBlanks(line) !== '' && !line.includes('|')).length;
}
