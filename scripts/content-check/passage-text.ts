import type { Question } from './content-bank.ts';

type Passage = NonNullable<Question['passage']>;

/** All that a passage says, in its tabs too. */
export function textOf({ text, tabs = [] }: Passage): string {
  return [text, ...tabs.map((tab) => tab.text)].filter((part) => part !== '').join('\n\n');
}

/** Charts of a client and values over time: they are read like a record, not like a text. */
export function isRecord({ kind }: Passage): boolean {
  return kind !== undefined;
}
