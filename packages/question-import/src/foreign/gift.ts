import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import { skipBlanks, trimBlanks } from '../blanks.ts';
import { type DraftSink, type QuestionDraft, refuse, startDraft } from '../question-draft.ts';
import { cleanGift, findSign, type GiftAnswer, readGiftBlock } from './gift-block.ts';
import { type GiftItem, readGiftMatching, readGiftNumber, readGiftSelection } from './gift-types.ts';

/** A question's lines, and the line it starts on. */
type Chunk = { lineNumber: number; lines: string[]; endLineNumber: number };

/** Moodle's GIFT: one question to a paragraph, its answers between braces. */
export function readGift(lines: readonly string[], sink: DraftSink): void {
  let chunk: Chunk | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const start = skipBlanks(line, 0);
    const lineNumber = index + 1;
    if (line.startsWith('//', start)) {
      sink.account(lineNumber, 'heading');
      chunk?.lines.push('');
    } else if (start === line.length) {
      chunk = endChunk(chunk, sink);
    } else if (line.startsWith('$CATEGORY:', start)) {
      chunk = endChunk(chunk, sink);
      sink.account(lineNumber, 'heading');
    } else {
      chunk ??= { lineNumber, lines: [], endLineNumber: lineNumber };
      chunk.lines.push(line);
      chunk.endLineNumber = lineNumber;
      sink.account(lineNumber, 'question');
    }
  }
  endChunk(chunk, sink);
}

function endChunk(chunk: Chunk | undefined, sink: DraftSink): undefined {
  if (chunk !== undefined) sink.addDraft(readChunk(chunk));
}

function readChunk({ lineNumber, lines, endLineNumber }: Chunk): QuestionDraft {
  const whole = lines.join('\n');
  const open = findSign(whole, '{', 0);
  const close = open === -1 ? -1 : findSign(whole, '}', open + 1);
  const draft = startDraft(lineNumber, '');
  draft.endLineNumber = endLineNumber;
  if (close === -1) {
    draft.stem.text = stemOf(whole);
    refuse(
      draft,
      open === -1
        ? 'This question has no answers. Write them between braces: "{=right ~wrong}".'
        : 'The braces of this question are not closed. Write "}" behind its last answer.',
    );
    return draft;
  }
  const tail = whole.slice(close + 1).replace(/^"?;/, '');
  const before = stemOf(whole.slice(0, open));
  const after = cleanGift(tail);
  const isSign = /^[.?!]$/.test(after);
  // Words behind the braces make them a gap in a sentence, and so does a full stop that ends it.
  draft.stem.text =
    after === '' || (isSign && /[.?!:]$/.test(before))
      ? `${before}${after}`
      : trimBlanks(`${before} _____${isSign ? '' : ' '}${after}`);
  readAnswers(draft, whole.slice(open + 1, close), lineNumber + countBreaks(whole.slice(0, open)));

  return draft;
}

/** The text of a question without its name between colons. */
function stemOf(raw: string): string {
  const text = trimBlanks(raw);
  const nameEnd = text.startsWith('::') ? text.indexOf('::', 2) : -1;

  return cleanGift(nameEnd === -1 ? text : text.slice(nameEnd + 2));
}

function readAnswers(draft: QuestionDraft, body: string, lineNumber: number): void {
  const plain = trimBlanks(body);
  const truth = /^(T|F|TRUE|FALSE)\s*(?=#|$)/i.exec(plain.slice(0, 12));
  const { answers, generalFeedback } = readGiftBlock(body);
  if (plain === '')
    refuse(
      draft,
      'This is an essay: it has no answer to compare with. Take it out, or write its answers between the braces.',
    );
  else if (plain.startsWith('#'))
    takeItem(
      draft,
      readGiftNumber(body, answers),
      answers.map((answer) => ({ ...answer, text: '' })),
    );
  else if (truth?.[1] !== undefined) readTruth(draft, truth[1], plain.slice(truth[0].length), lineNumber);
  else if (answers.some(({ sign, text }) => sign === '=' && text.includes('->')))
    takeItem(draft, readGiftMatching(answers), answers);
  else if (answers.some(({ sign }) => sign === '~')) readChoice(draft, body, answers, lineNumber);
  else if (answers.length > 0) readShortAnswer(draft, answers, lineNumber);
  else
    refuse(
      draft,
      'The answers between the braces have no sign. Write "=" in front of the right one and "~" in front of the others.',
    );
  if (generalFeedback !== '') explain(draft, generalFeedback, lineNumber);
}

function takeItem(draft: QuestionDraft, read: GiftItem, answers: readonly GiftAnswer[]): void {
  if ('problem' in read) return refuse(draft, read.problem);
  draft.item = read.item;
  if (read.note !== undefined) warn(draft, draft.lineNumber, read.note);
  for (const { text, feedback } of answers)
    if (feedback !== '') explain(draft, text === '' ? feedback : `${text}: ${feedback}`, draft.lineNumber);
}

function readTruth(draft: QuestionDraft, word: string, rest: string, lineNumber: number): void {
  draft.answer = { lineNumber, text: word.toUpperCase().startsWith('T') ? 'True' : 'False' };
  const end = rest.indexOf('####');
  const feedback = (end === -1 ? rest : rest.slice(0, end))
    .split('#')
    .map(cleanGift)
    .filter((text) => text !== '');
  // The first feedback is for the wrong choice, the second for the right one; a learner may read both.
  for (const text of feedback) explain(draft, text, lineNumber);
}

function readChoice(
  draft: QuestionDraft,
  body: string,
  answers: readonly GiftAnswer[],
  lineNumber: number,
): void {
  const right = answers.filter(
    ({ sign, weight }) => (sign === '=' && (weight ?? 100) === 100) || weight === 100,
  );
  const partly = answers.filter(
    ({ sign, weight }) => weight !== undefined && weight > 0 && weight < 100 && sign === '~',
  );
  const selection = answers.length > MAX_OPTIONS ? undefined : readGiftSelection(answers);
  if (selection !== undefined) return takeItem(draft, selection, answers);
  const lineOf = lineFinder(body, lineNumber);
  draft.options = answers.map(({ text, at }) => ({ lineNumber: lineOf(at), text }));
  if (answers.length > MAX_OPTIONS) {
    refuse(draft, `A question can have ${MAX_OPTIONS} options at most.`);
  } else if (right.length === 1 && right[0] !== undefined) {
    draft.answer = { lineNumber: lineOf(right[0].at), text: `${letterOf(answers.indexOf(right[0]))})` };
    if (partly.length > 0)
      warn(
        draft,
        lineNumber,
        'Some options count in part here, but only the one that counts in full is right in this import.',
      );
  } else {
    refuse(
      draft,
      right.length === 0 && partly.length === 0
        ? 'No option is marked as right. Write "=" in front of the right one.'
        : 'More than one option is marked as right. Where all of them must be chosen, write their shares, like "~%50%", in front of them; else keep one "=".',
    );
  }
  for (const { text, feedback } of answers)
    if (feedback !== '') explain(draft, `${text}: ${feedback}`, lineNumber);
}

function readShortAnswer(draft: QuestionDraft, answers: readonly GiftAnswer[], lineNumber: number): void {
  const full = answers.filter(({ weight }) => (weight ?? 100) === 100);
  draft.answer = { lineNumber, text: full.map(({ text }) => text).join('|') };
  draft.isTyped = true;
  if (full.length < answers.length)
    warn(
      draft,
      lineNumber,
      'Answers that count in part are left out: only those that count in full are accepted.',
    );
  for (const { text, feedback } of answers)
    if (feedback !== '') explain(draft, `${text}: ${feedback}`, lineNumber);
}

/** The line of a place in the block, for places that rise. */
function lineFinder(body: string, firstLine: number): (at: number) => number {
  let line = firstLine;
  let from = 0;

  return (at) => {
    if (at < from) return line;
    line += countBreaks(body.slice(from, at));
    from = at;

    return line;
  };
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;

  return count;
}

function explain(draft: QuestionDraft, text: string, lineNumber: number): void {
  if (draft.explanation === undefined) draft.explanation = { lineNumber, text };
  else draft.explanation.text += `\n\n${text}`;
}

function warn(draft: QuestionDraft, lineNumber: number, message: string): void {
  draft.warnings.push({ lineNumber, message });
}
