import { type PrintableQuestion, printQuestions, type Problem } from '@second-bell/question-import';
import { readItem } from '@second-bell/question-types/registry';
import { isSpecType } from '@second-bell/question-types';

/** A question of another program, with what of it could not be taken over; or why there is none. */
export type ReadQuestion =
  | { name: string; question: PrintableQuestion; losses: string[] }
  | { name: string; loss: string };

/** The questions in the project's own text, which holds all of its types, and each loss on the line of its question. */
export function writeQuestions(read: readonly ReadQuestion[]): { text: string; problems: Problem[] } {
  const judged = read.map(judge);
  const questions = judged.flatMap((one) => ('question' in one ? [one.question] : []));
  const text = printQuestions(questions);
  const starts = text.split('\n').flatMap((line, index) => (line.startsWith('Q: ') ? [index + 1] : []));
  const problems: Problem[] = [];
  let place = 0;
  for (const one of judged) {
    const lineNumber = starts[place] ?? Math.max(1, starts.at(-1) ?? 1);
    if ('loss' in one) problems.push({ lineNumber, message: `“${one.name}” is left out: ${one.loss}` });
    else {
      problems.push(...one.losses.map((message) => ({ lineNumber, message })));
      place += 1;
    }
  }

  return { text, problems };
}

/** A question that its own type would not have is none: the text could not hold it. */
function judge(read: ReadQuestion): ReadQuestion {
  if ('loss' in read) return read;
  const { name, question } = read;
  const { questionType, questionText, options, correctAnswer, content, answerKey } = question;
  if (questionText.trim() === '') return { name, loss: 'it has no text.' };
  if (!isSpecType(questionType)) {
    const item = readItem({ type: questionType, content, key: answerKey });

    return 'item' in item ? read : { name, loss: `${item.problems[0]?.message ?? 'its key is not whole'}.` };
  }
  if (correctAnswer === '') return { name, loss: 'it names no right answer.' };

  return options.length === 1 ? { name, loss: 'it has only one option.' } : read;
}
