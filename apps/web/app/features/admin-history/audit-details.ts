import { type AuditEntry, examToolsSchema } from '@second-bell/contract';
import * as z from 'zod/mini';

import { SCORING_NAMES } from '#copy/admin.ts';
import { FIELD_NAMES } from '#copy/admin-history.ts';
import { QUESTION_TYPE_NAMES } from '#copy/admin-questions.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { toolWords } from '#copy/exam-tools.ts';
import { TYPE_NAMES } from '#copy/study-materials.ts';

/** One field of an entry: what it says before and after a change, or what it said when its row was deleted. */
export type AuditDetail = { label: string; isRich?: boolean; versions: { name: string; text: string }[] };

/** Fields of a question or a passage in which formulas, tables and emphasis may stand. */
const RICH_FIELDS: ReadonlySet<string> = new Set(['questionText', 'options', 'explanation', 'hint', 'text']);

const changeSchema = z.object({ before: z.unknown(), after: z.unknown() });

/** What is stored as a word of the program, in words of people. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  difficulty: DIFFICULTY_NAMES,
  scoringRule: SCORING_NAMES,
  questionType: QUESTION_TYPE_NAMES,
  type: Object.fromEntries(Object.entries(TYPE_NAMES).map(([type, { one }]) => [type, one])),
};

/** What an entry says beyond its sentence, field by field. */
export function auditDetails({ action, kind, details = {} }: AuditEntry): AuditDetail[] {
  if (action === 'updated' || action === 'rescored') return Object.entries(details).flatMap(changeOf);
  if (action === 'deleted' && kind === 'study_material') return Object.entries(details).flatMap(lastWordsOf);

  return [];
}

function changeOf([field, value]: [string, unknown]): AuditDetail[] {
  const { data } = changeSchema.safeParse(value);
  if (!data) return [];

  const [before, after] =
    field === 'passageId'
      ? passageWords(data.before, data.after)
      : [valueWords(field, data.before), valueWords(field, data.after)];
  const versions = [
    { name: 'Before', text: before },
    { name: 'After', text: after },
  ];

  return [{ label: labelOf(field), ...(RICH_FIELDS.has(field) && { isRich: true }), versions }];
}

function lastWordsOf([field, value]: [string, unknown]): AuditDetail[] {
  if (field === 'id') return [];

  return [{ label: labelOf(field), versions: [{ name: 'It said', text: valueWords(field, value) }] }];
}

function labelOf(field: string): string {
  return FIELD_NAMES[field] ?? field;
}

function valueWords(field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => valueWords(field, entry)).join('\n');
  if (typeof value === 'number') return String(value);
  if (field === 'tools') return toolsInWords(value);
  if (typeof value !== 'string') return '';

  return VALUE_NAMES[field]?.[value] ?? value;
}

function toolsInWords(value: unknown): string {
  const { data } = examToolsSchema.safeParse(value);

  return data ? toolWords(data) : '';
}

/** A passage is known here by its id alone, which says nothing to people. */
function passageWords(before: unknown, after: unknown): [string, string] {
  const [one, other] = ['A passage', 'Another passage'];
  if (before === null) return ['', one];

  return [one, after === null ? '' : other];
}
