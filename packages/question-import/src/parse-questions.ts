import { isSpecType } from '@second-bell/question-types';
import { typeByLabel } from '@second-bell/question-types/text';

import { type Layout, detectLayout } from './detect-layout.ts';
import { JoinedLines } from './doubts/joined-lines.ts';
import { doubtFile } from './doubts/doubt-file.ts';
import { doubtQuestion } from './doubts/doubt-question.ts';
import { doubtOtherAnswer, saysRight } from './doubts/other-answer.ts';
import { NumberTrail } from './doubts/number-trail.ts';
import { SuspectLines } from './doubts/suspect-lines.ts';
import { warnOfDuplicateQuestions } from './duplicate-questions.ts';
import { finishQuestion } from './finish-question.ts';
import { readBlackboard } from './foreign/blackboard.ts';
import { readGift } from './foreign/gift.ts';
import { readText2Qti } from './foreign/text2qti.ts';
import { readTrivia } from './foreign/trivia.ts';
import { byLine, type ImportedQuestion, type ParseResult, type Problem } from './imported-question.ts';
import { type FileSights, sightFile } from './lettered/file-sights.ts';
import type { Dialect } from './lettered/dialect.ts';
import { readLettered } from './lettered/lettered-reader.ts';
import type { AccountedResult, LineUse } from './line-account.ts';
import { readMarker } from './markers.ts';
import { normaliseText, type NormalisedText } from './normalise.ts';
import { addEvidence, describeFormat, startEvidence } from './parser-info.ts';
import { readQLayout } from './q-layout.ts';
import type { DraftSink } from './question-draft.ts';
import { restoreLines } from './rewrite/restore-lines.ts';
import { rewriteText } from './rewrite/rewrite-text.ts';
import { readTestHeader, startsWithHeader } from './test-header.ts';

const TYPE_LINE = /^[ \t]{0,12}type[ \t]{0,4}:([^\n]{1,40})/gim;
/** Layouts in which a line without a label goes on with the part above it. */
const JOINING_LAYOUTS = new Set<Layout>(['q', 'lettered']);
const NO_QUESTIONS =
  'No questions were found. Start each question with "Q:" and give its answer on a line with "Answer:".';

/**
 * Reads questions out of a text in any layout that teachers and test programs use.
 *
 * Never throws, and drops nothing in silence: each line is in a question, or there is a problem that accounts for it.
 */
export function parseQuestions(text: string): ParseResult {
  const { account: _account, ...result } = parseWithAccount(text);

  return result;
}

export function parseWithAccount(text: string): AccountedResult {
  const normalised = normaliseText(text);
  const { lines } = normalised;
  const exported = collectExported(normalised);
  if (exported !== undefined) return exported;

  // A file that the `Q:` layout reads without a flaw needs no look at the others.
  const strict = startsWithQ(lines) ? collectQ(normalised, 0) : undefined;
  if (strict !== undefined && strict.errors.length + strict.warnings.length === 0) return strict;

  // A type with a syntax of its own is known to the project's own format alone.
  if (strict !== undefined && namesOwnType(text)) return strict;
  if (strict?.errors.length === 0 && detectLayout(sightFile(lines)) === 'q') return strict;

  const rewritten = rewriteText(normalised);
  const file = sightFile(rewritten.lines);
  const detected = detectLayout(file);
  const isOwn = isSame(rewritten.lines, lines);
  if (detected === 'q' && strict !== undefined && isOwn) return strict;
  // What was rewritten may still hold words around the questions: the plain layout knows none.
  const layout = detected === 'q' && !isOwn ? 'lettered' : detected;

  const result = collect(
    isOwn ? normalised : { ...normalised, text: rewritten.lines.join('\n'), lines: rewritten.lines },
    layout,
    (sink) => readLayout(layout, file, sink),
  );

  return isOwn ? result : restoreLines(result, rewritten, lines);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((line, index) => line === b[index]));
}

/** A file of one practice test, as the export writes it: its header is read past, and that is said. */
function collectExported({ text, lines, warnings }: NormalisedText): AccountedResult | undefined {
  if (!startsWithHeader(lines)) return undefined;
  const { header, firstQuestionIndex } = readTestHeader(lines);
  if (header === undefined || firstQuestionIndex === lines.length) return undefined;

  const message = `The lines before the first question describe a practice test ("${header.title}"). They are not imported: this test keeps its own title, time and passing score.`;
  const result = collectQ(
    { text, lines, warnings: [...warnings, { lineNumber: 1, message }] },
    firstQuestionIndex,
  );
  const account = lines.map((line, index) =>
    index < firstQuestionIndex && readMarker(line).kind !== 'blank' ? 'header' : result.account[index],
  );

  return { ...result, account };
}

function namesOwnType(text: string): boolean {
  return [...text.matchAll(TYPE_LINE)].some(([, label = '']) => {
    const name = typeByLabel(label);

    return name !== undefined && !isSpecType(name);
  });
}

function startsWithQ(lines: readonly string[]): boolean {
  const first = lines.find((line) => readMarker(line).kind !== 'blank');

  return first !== undefined && ['question', 'passage'].includes(readMarker(first).kind);
}

/** Reads the questions of the lines from `firstIndex` on, which are known to start with `Q:`. */
export function parseQLines(text: NormalisedText, firstIndex: number): ParseResult {
  const { account: _account, ...result } = collectQ(text, firstIndex);

  return result;
}

function collectQ(text: NormalisedText, firstIndex: number): AccountedResult {
  return collect(text, 'q', (sink) => {
    readQLayout(text.lines, firstIndex, sink);

    return undefined;
  });
}

function readLayout(layout: Layout, file: FileSights, sink: DraftSink): Dialect | undefined {
  const { lines } = file;
  if (layout === 'lettered') return readLettered(file, sink);
  if (layout === 'q') readQLayout(lines, 0, sink);
  else if (layout === 'gift') readGift(lines, sink);
  else if (layout === 'blackboard') readBlackboard(lines, sink);
  else if (layout === 'text2qti') readText2Qti(lines, sink);
  else if (layout === 'trivia') readTrivia(lines, sink);
  else refuseLines(file, sink);

  return undefined;
}

/** Not one sign of a question in the whole text: one error speaks for all of its lines. */
function refuseLines({ sights }: FileSights, sink: DraftSink): void {
  for (const [index, { kind }] of sights.entries()) if (kind !== 'blank') sink.account(index + 1, 'error');
}

function collect(
  { text, lines, warnings: textWarnings }: NormalisedText,
  layout: Layout,
  read: (sink: DraftSink) => Dialect | undefined,
): AccountedResult {
  const questions: ImportedQuestion[] = [];
  const errors: Problem[] = [];
  const warnings = [...textWarnings];
  const account = Array<LineUse | undefined>(lines.length);
  const evidence = startEvidence();
  const trail = new NumberTrail();
  const joined = JOINING_LAYOUTS.has(layout) ? new JoinedLines(lines, account) : undefined;
  const suspects = new SuspectLines(text);
  const addDoubt = (doubt: Problem): void => {
    warnings.push(doubt);
    evidence.doubts += 1;
  };
  const namesRight = saysRight(text);
  const takeQuestion = (question: ImportedQuestion, known: readonly Problem[]): void => {
    const other = namesRight ? doubtOtherAnswer(question, lines) : undefined;
    if (other !== undefined) addDoubt(other);
    const doubts = doubtQuestion(question, lines, suspects);
    if (doubts === undefined || doubts.errors.length === 0) questions.push(question);
    if (doubts === undefined) return;
    const isNews = ({ lineNumber }: Problem) => known.every((problem) => problem.lineNumber !== lineNumber);
    errors.push(...doubts.errors);
    warnings.push(...doubts.warnings.filter(isNews));
    evidence.doubts += 1;
  };

  const dialect = read({
    addDraft(draft) {
      const question = finishQuestion(draft, lines);
      if (question !== undefined) {
        takeQuestion(question, draft.warnings);
        joined?.follow(draft);
      }
      const oddNumber = trail.follow(draft, lines);
      if (oddNumber !== undefined) addDoubt(oddNumber);
      for (const error of draft.errors) errors.push(error);
      for (const warning of draft.warnings) warnings.push(warning);
      addEvidence(evidence, draft);
    },
    addStrayLine(problem) {
      errors.push(problem);
      account[problem.lineNumber - 1] = 'error';
      evidence.strayLines += 1;
    },
    account(lineNumber, use) {
      account[lineNumber - 1] = use;
    },
    addError: (problem) => errors.push(problem),
    addWarning: (problem) => warnings.push(problem),
  });
  if (evidence.drafts === 0) errors.unshift({ lineNumber: 1, message: NO_QUESTIONS });
  for (const warning of warnOfDuplicateQuestions(questions)) warnings.push(warning);
  const known = new Set(warnings.map(({ lineNumber }) => lineNumber));
  for (const doubt of joined?.finish() ?? []) if (!known.has(doubt.lineNumber)) addDoubt(doubt);
  for (const doubt of doubtFile(questions, lines, dialect)) addDoubt(doubt);
  evidence.hasUnreadLines = account.includes('warning');

  return {
    questions,
    errors: errors.toSorted(byLine),
    warnings: warnings.toSorted(byLine),
    parserInfo: describeFormat(evidence, questions.length, layout, dialect),
    account,
  };
}
