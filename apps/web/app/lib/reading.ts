import type { Passage } from '@second-bell/contract';

export type Reading = Pick<Passage, 'id' | 'text' | 'source'> & {
  title: string;
  note: string;
  /** The exhibits of a case; parts of one title are one tab, which grows. */
  tabs: readonly { title: string; text: string }[];
};

export type QuestionWithPassage = { passage?: Passage | undefined };

const UNTITLED = 'Read this text';
const list = new Intl.ListFormat('en-US');

/** The text that a question is about, with the numbers of all the questions about it. */
export function readingOf(questions: readonly QuestionWithPassage[], index: number): Reading | undefined {
  const passage = questions[index]?.passage;
  if (passage === undefined) return undefined;

  const numbers = questions.flatMap((question, at) => (question.passage?.id === passage.id ? [at + 1] : []));

  return {
    id: passage.id,
    text: passage.text,
    tabs: grownTabs(passage),
    source: passage.source,
    title: passage.title ?? UNTITLED,
    note: `For ${numbers.length === 1 ? 'question' : 'questions'} ${inWords(numbers)}`,
  };
}

function grownTabs({ tabs = [] }: Passage): Reading['tabs'] {
  const byTitle = new Map<string, string[]>();
  for (const { title, text } of tabs) byTitle.set(title, [...(byTitle.get(title) ?? []), text]);

  return [...byTitle].map(([title, texts]) => ({ title, text: texts.join('\n\n') }));
}

/** `5 to 9`; where other questions stand between them, each number. */
function inWords(numbers: readonly number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  const isUnbroken = last - first === numbers.length - 1;

  return isUnbroken && numbers.length > 2 ? `${first} to ${last}` : list.format(numbers.map(String));
}
