import { describeItemKey } from '@second-bell/question-types/registry';

import { decodeText } from '../decode-text.ts';
import { itemOf } from '../finish-item.ts';
import type { ImportedQuestion, Problem } from '../imported-question.ts';
import { parseQuestions } from '../parse-questions.ts';
import type { CorpusEntry, CorpusFile, ReadQuestion } from './corpus-file.ts';

/**
 * What became of a question: read as the teacher reads it; refused, or read otherwise with a warning; or, in silence, read
 * with another right answer, read with other text, or lost.
 */
type Verdict = 'right' | 'told' | 'wrong key' | 'misread' | 'swallowed';

export type Judgement = {
  file: string;
  verdicts: { stem: string; verdict: Verdict }[];
  /** Stems, options and explanations that hold text of another question or of the page around it. */
  neighbours: string[];
  /** What was taken for a question and is none, in silence. */
  invented: string[];
  /** Lines that needed an error or a warning and have none. */
  untold: string[];
  /** Errors and warnings in a file without a flaw. */
  falseAlarms: string[];
};

type Reading = { questions: ImportedQuestion[]; problems: Problem[] };

/** Emphasis, the shape of quotes and dashes and the height of digits are not what this compares. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/<\/?(?:b|i|u|em|strong|sub|sup)>/gi, '')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD*_~`^\\]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function judge(entry: CorpusEntry): Judgement {
  const reading = read(entry.bytes);
  const pairs = pair(entry.questions, reading.questions);
  const strangers = reading.questions.filter((question) => ![...pairs.values()].includes(question));

  return {
    file: entry.file,
    verdicts: entry.questions.map((expected) => ({
      stem: expected.stem,
      verdict: verdictOf(expected, pairs.get(expected), entry, reading),
    })),
    neighbours: [...pairs].flatMap(([expected, question]) => strayText(expected, question, entry)),
    invented: strangers.filter((question) => isSilent(question, entry, reading)).map((q) => q.questionText),
    untold: (entry.notes ?? []).filter(({ line }) => !isNoted(line, entry, reading)).map(({ why }) => why),
    falseAlarms: entry.clean === true ? reading.problems.map(({ message }) => message) : [],
  };
}

function read(bytes: Uint8Array): Reading {
  const { text, warnings } = decodeText(bytes);
  const result = parseQuestions(text);

  return { questions: result.questions, problems: [...warnings, ...result.errors, ...result.warnings] };
}

/** By the stem where it was read whole, else by the line on which the question starts. */
function pair(expected: readonly ReadQuestion[], questions: readonly ImportedQuestion[]) {
  const left = new Set(questions);
  const pairs = new Map<ReadQuestion, ImportedQuestion>();
  const tests = [hasStem, startsWithin];

  for (const test of tests) {
    for (const one of expected) {
      const found = pairs.has(one) ? undefined : [...left].find((question) => test(one, question));
      if (found === undefined) continue;

      left.delete(found);
      pairs.set(one, found);
    }
  }

  return pairs;
}

function hasStem({ stem, lines }: ReadQuestion, question: ImportedQuestion): boolean {
  return fold(question.questionText) === fold(stem) && question.lineNumber <= lines[1];
}

function startsWithin({ lines }: ReadQuestion, { lineNumber }: ImportedQuestion): boolean {
  return lines[0] <= lineNumber && lineNumber <= lines[1];
}

function verdictOf(
  expected: ReadQuestion,
  question: ImportedQuestion | undefined,
  entry: CorpusFile,
  { questions, problems }: Reading,
): Verdict {
  const isRefusedWhole = questions.length === 0 && problems.length > 0;
  const isTold = isRefusedWhole || problems.some((problem) => concerns(problem, expected, entry));
  const isRight =
    expected.doubt === undefined
      ? question !== undefined && isSame(expected, question, entry)
      : isTold || isOfItsKind(expected, question);

  if (isRight) return 'right';
  if (isTold) return 'told';
  if (question === undefined) return 'swallowed';

  return expected.doubt === undefined && keepsRight(expected, question) ? 'misread' : 'wrong key';
}

/** The right option is the one that a teacher means, even if more than its own text stands in it, or another spelling. */
function keepsRight(expected: ReadQuestion, question: ImportedQuestion): boolean {
  if (hasSameKey(expected, question)) return true;

  const [right = '', ...more] = expected.right ?? [];
  const [given = '', ...others] = rightTexts(question);
  const isSamePlace =
    question.options.length === expected.options.length &&
    question.options.indexOf(given) === expected.options.indexOf(right);

  return (
    right !== '' &&
    more.length + others.length === 0 &&
    (fold(given).startsWith(`${fold(right)} `) || (isSamePlace && fold(given)[0] === fold(right)[0]))
  );
}

function concerns(problem: Problem, expected: ReadQuestion, { key = [] }: CorpusFile): boolean {
  const { lines, passageLines = lines, told = [] } = expected;
  const spans = [lines, passageLines, ...key, ...told.map((line) => [line, line] as const)];

  return [problem.lineNumber, problem.causeLineNumber].some(
    (line) => line !== undefined && spans.some(([first, last]) => first <= line && line <= last),
  );
}

/** A type beyond the three plain ones holds what they cannot. */
function isOfItsKind({ kind }: ReadQuestion, question: ImportedQuestion | undefined): boolean {
  return kind !== undefined && question !== undefined && !isPlain(question);
}

function isPlain({ questionType }: ImportedQuestion): boolean {
  return ['multiple_choice', 'true_false', 'fill_blank'].includes(questionType);
}

function isSame(expected: ReadQuestion, question: ImportedQuestion, entry: CorpusFile): boolean {
  const folded = (texts: readonly string[]) => texts.map(fold).join('\n');

  return (
    hasSameText(expected, question, entry) &&
    folded(optionsOf(question).map(({ text }) => text)) === folded(expected.options) &&
    hasSameKey(expected, question) &&
    hasSameExplanation(expected, question, entry)
  );
}

function hasSameText(expected: ReadQuestion, question: ImportedQuestion, entry: CorpusFile): boolean {
  const stem = withoutOptional(question.questionText, entry);
  if (expected.passage === undefined) return stem === fold(expected.stem) && question.passage === undefined;

  const passage = fold(`${question.passage?.title ?? ''} ${question.passage?.text ?? ''}`);

  return stem.endsWith(fold(expected.stem)) && `${passage} ${stem}`.includes(fold(expected.passage));
}

function hasSameKey(expected: ReadQuestion, question: ImportedQuestion): boolean {
  const { right = [], accepted } = expected;
  const inOrder = (texts: readonly string[]) => texts.map(fold).toSorted().join('\n');

  if (accepted === undefined) return isChoice(question) && inOrder(rightTexts(question)) === inOrder(right);
  if (!isPlain(question))
    return accepted.every((answer) => describeItemKey(itemOf(question)).includes(answer));

  return !isChoice(question) && inOrder(question.correctAnswer.split('|')) === inOrder(accepted);
}

function isChoice({ questionType }: ImportedQuestion): boolean {
  return questionType !== 'fill_blank';
}

/** Options are parts of the content of what has a type of its own. */
function optionsOf({ options, content }: ImportedQuestion): { id: string; text: string }[] {
  if (content !== undefined && 'options' in content) return content.options;

  return options.map((text, index) => ({ id: String(index), text }));
}

/** One right option or several, as indexes or by their ids. */
function rightTexts(question: ImportedQuestion): string[] {
  const { correctAnswer, options, answerKey } = question;
  if (Array.isArray(answerKey))
    return optionsOf(question).flatMap(({ id, text }) => (answerKey.some((key) => key === id) ? [text] : []));

  return (correctAnswer.match(/\d+/g) ?? []).map((index) => options[Number(index)] ?? '');
}

function hasSameExplanation(expected: ReadQuestion, question: ImportedQuestion, entry: CorpusFile): boolean {
  const explanation = withoutOptional(question.explanation ?? '', entry);
  const whole = `${explanation} ${fold(question.hint ?? '')}`;
  if (expected.explanation !== undefined)
    return expected.explanation.every((part) => whole.includes(fold(part)));

  // What was said of single options may stand behind their labels or texts.
  const unnamed = expected.options.reduce((rest, option) => rest.replace(fold(option), ''), explanation);

  return !/\p{L}{2}/u.test(entry.optional === undefined ? explanation : unnamed);
}

function withoutOptional(text: string, { optional = [] }: CorpusFile): string {
  return fold(optional.reduce((rest, part) => rest.replaceAll(fold(part), ' '), fold(text)));
}

function strayText(expected: ReadQuestion, question: ImportedQuestion, entry: CorpusFile): string[] {
  const own = fold([expected.stem, expected.passage, ...expected.options, expected.explanation].join(' '));
  const others = entry.questions.filter((other) => other !== expected).map(({ stem }) => fold(stem));
  const strange = [...others, ...(entry.furniture ?? []).map(fold)].filter((text) => !own.includes(text));
  const fields = [question.questionText, ...question.options, question.explanation ?? ''].map(fold);

  return fields.filter((field) => strange.some((text) => field.includes(text)));
}

/** Where a file holds no question at all, one word about it is enough. */
function isSilent(question: ImportedQuestion, entry: CorpusFile, { problems }: Reading): boolean {
  if (entry.questions.length === 0) return problems.length === 0;

  return !problems.some(
    ({ lineNumber }) => question.lineNumber <= lineNumber && lineNumber <= question.endLineNumber,
  );
}

function isNoted(line: number, entry: CorpusFile, { problems }: Reading): boolean {
  return problems.some(({ lineNumber }) => entry.questions.length === 0 || lineNumber === line);
}
