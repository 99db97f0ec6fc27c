import { readableText } from '@second-bell/question-text';
import type { AuditKind } from '@second-bell/contract';

/** The server keeps this much of a question, which has no title of its own. */
const STEM_LENGTH = 80;

/** A title in plain words on one line. Of a question its first words, without the table that may follow them. */
export function titleWords({ kind, title }: { kind: AuditKind; title: string }): string {
  if (kind !== 'question') return readableText(title);

  const [beginning = ''] = title.split(/\n\s*\|/);
  const words = readableText(beginning);

  return beginning === title && title.length < STEM_LENGTH ? words : `${words.replace(/[.:]$/, '')}…`;
}
