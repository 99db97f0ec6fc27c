import type { PrintablePassage, PrintableQuestion } from './printable-question.ts';
import { linesOf, oneLine } from './text-lines.ts';

/** Prints each passage once, above its questions, and says where it ends. */
export function groupByPassage(
  questions: readonly PrintableQuestion[],
  escape: (line: string) => string,
  printQuestion: (question: PrintableQuestion, index: number) => string,
): string {
  const blocks: string[] = [];
  let open: PrintablePassage | undefined;
  for (const [index, question] of questions.entries()) {
    const { passage } = question;
    if (passage === undefined && open !== undefined) blocks.push('End of passage\n');
    if (passage !== undefined && !isSamePassage(passage, open)) blocks.push(printPassage(passage, escape));
    open = passage;
    blocks.push(printQuestion(question, index));
  }

  return blocks.join('\n');
}

/** Neighbours whose passages hold the same words belong to one group, also where each brings its own copy. */
function isSamePassage(a: PrintablePassage, b: PrintablePassage | undefined): boolean {
  return (
    b !== undefined &&
    a.text === b.text &&
    (a.title ?? '') === (b.title ?? '') &&
    (a.source ?? '') === (b.source ?? '') &&
    a.kind === b.kind &&
    JSON.stringify(a.tabs ?? []) === JSON.stringify(b.tabs ?? [])
  );
}

function printPassage(
  { title = '', source = '', text, kind, tabs = [] }: PrintablePassage,
  escape: (line: string) => string,
): string {
  const lines = [`Passage: ${oneLine(title)}`.trimEnd()];
  if (source !== '') lines.push(`Source: ${oneLine(source)}`);

  if (kind !== undefined) lines.push(`Kind: ${kind === 'case_study' ? 'case study' : kind}`);
  const texts = [text, ...tabs.map((tab) => tab.text)].map((part) => linesOf(part).map(escape).join('\n'));
  const blocks = [`${lines.join('\n')}\n`, ...(text === '' ? [] : [`${texts[0]}\n`])];
  for (const [index, { title: tabTitle, fromQuestion }] of tabs.entries()) {
    const from = fromQuestion === undefined ? '' : `From question: ${fromQuestion}\n`;
    blocks.push(`Tab: ${oneLine(tabTitle)}\n${from}${texts[index + 1]}\n`);
  }

  return blocks.join('\n');
}
