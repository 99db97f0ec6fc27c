import { letterOf } from '@second-bell/question-text';

import { skipBlanks, trimmedFrom } from '../blanks.ts';
import { appendLine, type DraftSink, type QuestionDraft, startDraft } from '../question-draft.ts';

/** OpenTriviaQA: `#Q stem`, `^ the right answer's text`, then `A text`, `B text` without any sign behind the letter. */
export function readTrivia(lines: readonly string[], sink: DraftSink): void {
  let draft: QuestionDraft | undefined;
  for (const [index, line] of lines.entries()) {
    const start = skipBlanks(line, 0);
    if (start === line.length) continue;
    const lineNumber = index + 1;
    const text = trimmedFrom(line, start);
    if (text.startsWith('#Q')) {
      if (draft !== undefined) sink.addDraft(draft);
      draft = startDraft(lineNumber, trimmedFrom(text, 2));
    } else if (draft === undefined) {
      sink.addStrayLine({
        lineNumber,
        message:
          'This line stands before the first question. Start each question with "#Q", or take the line out.',
      });
      continue;
    } else {
      readLine(draft, text, lineNumber);
    }
    draft.endLineNumber = lineNumber;
    sink.account(lineNumber, 'question');
  }
  if (draft !== undefined) sink.addDraft(draft);
}

function readLine(draft: QuestionDraft, text: string, lineNumber: number): void {
  const due = letterOf(draft.options.length);
  if (text.startsWith('^')) {
    const answer = { lineNumber, text: trimmedFrom(text, 1) };
    if (draft.answer === undefined) draft.answer = answer;
    else
      draft.errors.push({
        lineNumber,
        causeLineNumber: draft.answer.lineNumber,
        message: `This question already has an answer on line ${draft.answer.lineNumber}. Keep one of the two.`,
      });
  } else if (draft.answer === undefined) {
    appendLine(draft.stem, text, 0);
  } else if (text.startsWith(`${due} `) || text === due) {
    draft.options.push({ lineNumber, text: trimmedFrom(text, 1) });
  } else if (/^[A-J] /.test(text) || draft.options.length === 0) {
    draft.hasLabelError = true;
    draft.errors.push({
      lineNumber,
      message: `Option ${due} comes next, but this line starts with "${text.slice(0, 2)}". Check for a missing option or a wrong letter.`,
    });
  } else {
    const last = draft.options.at(-1);
    if (last !== undefined) last.text += ` ${text}`;
  }
}
