import { letterOf } from '@second-bell/question-text';

import { skipBlanks } from '../blanks.ts';
import { type DraftSink, type QuestionDraft, refuse, startDraft } from '../question-draft.ts';
import { readCells } from '../rewrite/read-cells.ts';
import { giveItem, matchOf, numberOf, orderOf, selectionOf } from './items.ts';

/** Blackboard: one question to a line, its parts between tabs: `MC`, the stem, then each option with `correct` or `incorrect`. */
export function readBlackboard(lines: readonly string[], sink: DraftSink): void {
  for (const [index, line] of lines.entries()) {
    if (skipBlanks(line, 0) === line.length) continue;
    const lineNumber = index + 1;
    const [type = '', stem = '', ...fields] = readCells(line, '\t');
    if (!/^[A-Z_]{2,16}$/.test(type)) {
      sink.addStrayLine({
        lineNumber,
        message:
          'This line does not start with a type of question and a tab, like "MC" or "TF". Correct it, or take it out.',
      });
      continue;
    }
    const draft = startDraft(lineNumber, stem);
    readFields(draft, type, withoutEmptyEnd(fields));
    sink.account(lineNumber, 'question');
    sink.addDraft(draft);
  }
}

function readFields(draft: QuestionDraft, type: string, fields: readonly string[]): void {
  const { lineNumber } = draft;
  if (type === 'MC' || type === 'MA') readChoices(draft, fields, type === 'MA');
  else if (type === 'TF') draft.answer = { lineNumber, text: fields[0] ?? '' };
  else if (type === 'FIB' || type === 'FIL') {
    draft.answer = { lineNumber, text: fields.filter((text) => text !== '').join('|') };
    draft.isTyped = true;
  } else if (type === 'NUM') {
    giveItem(draft, numberOf(fields[0] ?? '', fields[1]));
  } else if (type === 'ORD') {
    giveItem(draft, orderOf(fields));
  } else if (type === 'MAT') {
    readPairs(draft, fields);
  } else {
    refuse(
      draft,
      `Questions of the type "${type}" cannot be imported. Make it multiple choice ("MC"), true or false ("TF") or a blank to fill ("FIB").`,
    );
  }
}

/** What is asked, and behind it what belongs to it. */
function readPairs(draft: QuestionDraft, fields: readonly string[]): void {
  const targets = fields.filter((_, index) => index % 2 === 0);
  if (fields.length % 2 === 1 || fields.includes(''))
    refuse(
      draft,
      'A pair of this matching question is not whole. Write both of its texts, with a tab between.',
    );
  else
    giveItem(
      draft,
      matchOf(targets.map((target, index) => ({ target, token: fields[2 * index + 1] ?? '' }))),
    );
}

function readChoices(draft: QuestionDraft, fields: readonly string[], isSelection: boolean): void {
  const right: number[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const verdict = (fields[index + 1] ?? '').toLowerCase();
    if (verdict === 'correct') right.push(draft.options.length);
    else if (verdict !== 'incorrect') {
      refuse(draft, `Option ${letterOf(index / 2)} must be followed by a tab and "correct" or "incorrect".`);
      draft.hasLabelError = true;
    }
    draft.options.push({ lineNumber: draft.lineNumber, text: fields[index] ?? '' });
  }
  const [only] = right;
  if (right.length > 1 && isSelection && !draft.hasLabelError) {
    giveItem(
      draft,
      selectionOf(
        draft.options.map(({ text }) => text),
        right,
      ),
    );
  } else if (right.length > 1)
    refuse(
      draft,
      'More than one option is marked as correct, but a question of the type "MC" has one right answer. Keep one, or make it "MA".',
    );
  if (only !== undefined) draft.answer = { lineNumber: draft.lineNumber, text: `${letterOf(only)})` };
}

function withoutEmptyEnd(fields: readonly string[]): string[] {
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
}
