import type { AuditAction, AuditEntry, AuditKind } from '@second-bell/contract';
import { readableText } from '@second-bell/question-text';

import { KIND_NAMES } from '#copy/admin-history.ts';
import { count } from '#lib/format.ts';

import { asTyped, titleText } from './title-words.ts';

type About = {
  kind: AuditKind;
  /** In quotes, but for an address. */
  title: string;
  details: Readonly<Record<string, unknown>>;
};

/** What is put in order, by whose list it is. */
const ORDERED: Partial<Record<AuditKind, string>> = {
  product: 'the subjects of',
  subject: 'the practice tests of',
  practice_test: 'the questions of',
};

const SENTENCES: Readonly<Record<AuditAction, (about: About) => string>> = {
  created: (about) => `added ${named(about)}`,
  updated: (about) => `changed ${named(about)}`,
  deleted: (about) => `deleted ${severalOf(about) ?? named(about)}${below(about)}`,
  restored: (about) => `restored ${named(about)}${below(about)}`,
  reordered: ({ kind, title }) => `changed the order of ${orderedList(kind, title)}`,
  moved: ({ title, details }) => `moved ${questionsIn(details['questions'])} to the practice test ${title}`,
  duplicated: (about) => `made a copy, ${named(about)}`,
  imported: ({ title, details }) =>
    `imported ${questionsIn(details['questions'])} into the practice test ${title}${inPlaceOf(details)}`,
  invited: ({ title }) => `invited ${title}`,
  removed: ({ title }) => `removed ${title}`,
  signed_in: () => 'logged in',
  password_changed: () => 'set a new password',
  rescored: ({ title, details }) =>
    `corrected the scores of ${attemptsIn(details)} by the new key of the question ${title}${reasonIn(details)}`,
  rescore_undone: ({ title, details }) =>
    `undid a correction of ${attemptsIn(details)} by the key of the question ${title}`,
};

/** What somebody did, as it goes on behind their name, as a rich text: `changed the subject “Science”`. */
export function auditText({ action, kind, title, details = {} }: AuditEntry): string {
  const text = titleText({ kind, title });

  return SENTENCES[action]({ kind, title: kind === 'administrator' ? text : `“${text}”`, details });
}

/** The same in plain words. */
export function auditWords(entry: AuditEntry): string {
  return readableText(auditText(entry));
}

function named({ kind, title }: About): string {
  return `the ${KIND_NAMES[kind]} ${title}`;
}

/** Questions that were deleted at once: how many, and out of which practice test. */
function severalOf({ kind, details }: About): string | undefined {
  const { questions, practiceTest } = details;
  if (kind !== 'question' || typeof practiceTest !== 'string') return undefined;

  return `${questionsIn(questions)} of the practice test “${titleText({ kind: 'practice_test', title: practiceTest })}”`;
}

function orderedList(kind: AuditKind, title: string): string {
  const list = ORDERED[kind];

  return list === undefined ? 'the study materials' : `${list} ${title}`;
}

/** What hung below it, where anything did. */
function below({ details }: About): string {
  const { practiceTestCount: tests, questionCount: questions } = details;
  const counts = [
    ...(isSome(tests) ? [count(tests, 'practice test')] : []),
    ...(isSome(questions) ? [count(questions, 'question')] : []),
  ];

  return counts.length === 0 ? '' : `, with ${counts.join(' and ')}`;
}

function inPlaceOf({ replaced }: About['details']): string {
  return isSome(replaced) ? ` in place of ${questionsIn(replaced)}` : '';
}

function questionsIn(amount: unknown): string {
  return typeof amount === 'number' ? count(amount, 'question') : 'questions';
}

function attemptsIn({ attempts }: About['details']): string {
  return typeof attempts === 'number' ? count(attempts, 'attempt') : 'attempts';
}

function reasonIn({ reason }: About['details']): string {
  return typeof reason === 'string' ? `, with the reason “${asTyped(reason)}”` : '';
}

function isSome(amount: unknown): amount is number {
  return typeof amount === 'number' && amount > 0;
}
