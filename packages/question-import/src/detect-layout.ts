import { looksLikeLetter } from './answer-key.ts';
import { trimBlanks } from './blanks.ts';
import { type FileSights, nextStructure } from './lettered/file-sights.ts';
import type { LineSight } from './sight/line-sight.ts';

export type Layout = 'q' | 'lettered' | 'gift' | 'blackboard' | 'text2qti' | 'trivia' | 'none';

/** Which family of layouts a file belongs to, by all of its lines. */
export function detectLayout(file: FileSights): Layout {
  const counts = countEvidence(file);
  const questions = Math.max(counts.strictQuestions, counts.otherQuestions, counts.bases, counts.answers);
  if (counts.blackboard > questions) return 'blackboard';
  if (startsStrictly(file, counts) && isStrict(counts)) return 'q';
  if (counts.gift > Math.max(counts.strictQuestions, counts.bases, counts.answers)) return 'gift';
  if (counts.trivia > 0 && counts.trivia >= questions) return 'trivia';
  if (counts.text2qti > 0 && counts.answers === 0) return 'text2qti';
  if (counts.strictQuestions > 0 && counts.strictQuestions >= counts.otherQuestions && isStrict(counts))
    return 'q';
  if (counts.strictQuestions + counts.otherQuestions + counts.bases + counts.answers > 0) return 'lettered';

  return counts.passages > 0 ? 'q' : 'none';
}

/** The first line says `Q:`, or starts a passage in a file whose questions do. */
function startsStrictly({ sights }: FileSights, { strictQuestions, otherQuestions }: Evidence): boolean {
  const first = sights.find(({ kind }) => kind !== 'blank');

  return (
    first?.style === 'Q:' ||
    (first?.kind === 'passage' && strictQuestions > 0 && strictQuestions >= otherQuestions)
  );
}

/** Options and answers are written as the `Q:` layout writes them, or nowhere often enough to tell. */
function isStrict(counts: Evidence): boolean {
  const few = 0.5 * counts.strictQuestions;
  const hasOtherOptions =
    counts.otherPairs > counts.strictPairs && Math.min(counts.otherPairs, counts.letterAnswers) >= few;
  const hasOtherAnswers = counts.otherAnswers > counts.strictAnswers && counts.otherAnswers >= few;
  const hasMarksOnly = counts.answers === 0 && counts.marks > 0;

  return counts.optionWords < 2 && !hasOtherOptions && !hasOtherAnswers && !hasMarksOnly;
}

type Evidence = ReturnType<typeof startCounts>;

function startCounts() {
  return {
    strictQuestions: 0,
    otherQuestions: 0,
    strictPairs: 0,
    otherPairs: 0,
    strictAnswers: 0,
    otherAnswers: 0,
    letterAnswers: 0,
    answers: 0,
    bases: 0,
    marks: 0,
    optionWords: 0,
    passages: 0,
    blackboard: 0,
    gift: 0,
    trivia: 0,
    text2qti: 0,
  };
}

function countEvidence(file: FileSights): Evidence {
  const counts = startCounts();
  for (let index = 0; index < file.sights.length; index += 1) {
    const sight = file.sights[index];
    if (sight === undefined) continue;
    const line = file.lines[index] ?? '';
    if (sight.kind === 'question' && sight.style === 'Q:') counts.strictQuestions += 1;
    else if (sight.kind === 'question' || sight.kind === 'id') counts.otherQuestions += 1;
    else if (sight.style === 'OPTION:') counts.optionWords += 1;
    else if (sight.kind === 'number') countNumber(counts, file, index);
    else if (sight.kind === 'option') countOption(counts, sight, nextStructure(file, index));
    else if (sight.field === 'answer') countAnswer(counts, line.slice(sight.contentStart), line);
    else if (sight.kind === 'passage') counts.passages += 1;
    else if (sight.kind !== 'blank') countForeign(counts, line, sight);
  }

  return counts;
}

/** Numbers of a list inside a question are no evidence: those of questions come before options or an answer. */
function countNumber(counts: Evidence, file: FileSights, index: number): void {
  const after = nextStructure(file, index);
  if (after?.kind !== 'number' && after?.kind !== 'question') counts.otherQuestions += 1;
}

function countOption(counts: Evidence, sight: LineSight, after: LineSight | undefined): void {
  if (sight.value === 0) counts.bases += 1;
  if (sight.isMarked) counts.marks += 1;
  if (after?.kind !== 'option' || after.value !== sight.value + 1 || after.style !== sight.style) return;
  if (sight.style === 'A)' || sight.style === 'a)') counts.strictPairs += 1;
  else counts.otherPairs += 1;
}

function countAnswer(counts: Evidence, answer: string, line: string): void {
  counts.answers += 1;
  if (looksLikeLetter(trimBlanks(answer))) counts.letterAnswers += 1;
  if (/^\s*answer\s*:/i.test(line.slice(0, 24))) counts.strictAnswers += 1;
  else counts.otherAnswers += 1;
}

const BLACKBOARD = /^(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIL|NUM|SR|OP|JUMBLED_SENTENCE|FIB_PLUS|QUIZ_BOWL)\t/;
const GIFT = /(?<!\\)\{\s{0,9}(?:$|[=~#}]|(?:T|F|TRUE|FALSE)\s{0,9}(?:$|[#}]))/i;
const TEXT2QTI = /^\s*(?:\[\*\] |\.\.\. |\^{4}\s*$|_{4}\s*$|quiz title:)/i;

/** Signs of the layouts that other programs write. */
function countForeign(counts: Evidence, line: string, { kind }: LineSight): void {
  if (line.includes('\t') && BLACKBOARD.test(line)) counts.blackboard += 1;
  else if (line.includes('{') && GIFT.test(line)) counts.gift += 1;
  else if (line.startsWith('#Q ')) counts.trivia += 1;
  else if (kind !== 'field' && TEXT2QTI.test(line.slice(0, 16))) counts.text2qti += 1;
}
