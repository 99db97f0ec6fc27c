import type { AuditKind } from '@second-bell/contract';
import { readableText, withoutCutFormula } from '@second-bell/question-text';

/** The server keeps this much of a question, which has no title of its own. */
const STEM_LENGTH = 80;

type Titled = { kind: AuditKind; title: string };

/** A title as a rich text on one line. Of a question its first words, without the table that may follow them. */
export function titleText({ kind, title }: Titled): string {
  if (kind === 'administrator') return asTyped(title);
  if (kind !== 'question') return title;

  const [beginning = ''] = title.split(/\n\s*\|/);
  if (beginning === title && title.length < STEM_LENGTH) return title;

  return `${withoutCutFormula(beginning).trim().replace(/[.:]$/, '')}…`;
}

/** The same in plain words. */
export function titleWords(titled: Titled): string {
  return readableText(titleText(titled));
}

/** An address, and what somebody wrote as a reason, is no rich text: what looks like marks in it is shown. */
export function asTyped(text: string): string {
  return text.replace(/[\\`*_$]/g, String.raw`\$&`);
}
