import { readDifficulty } from './finish-question.ts';
import type { Difficulty, Problem } from './imported-question.ts';
import type { TextPart } from './question-draft.ts';

/** What stands above the questions of a practice test in a file of its own. */
export type TestHeader = {
  title: string;
  description?: string;
  timeLimitMinutes: number;
  passingScore: number;
  difficulty: Difficulty;
};

export const HEADER_LABELS = {
  title: 'Title:',
  description: 'Description:',
  minutes: 'Minutes:',
  'passing score': 'Passing score:',
  difficulty: 'Difficulty:',
} as const;

export type HeaderFieldName = keyof typeof HEADER_LABELS;
export type HeaderFields = Partial<Record<HeaderFieldName, TextPart>>;

/** How a required field is read; `rule` completes the sentence '"Minutes:" …'. */
type FieldRule<Value> = {
  label: string;
  read: (text: string) => Value | undefined;
  rule: string;
  example: string;
};

const TITLE: FieldRule<string> = {
  label: HEADER_LABELS.title,
  read: (text) => text || undefined,
  rule: 'needs some words',
  example: 'GED Science: Practice Test 1',
};
const MINUTES: FieldRule<number> = {
  label: HEADER_LABELS.minutes,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
  rule: 'must be a whole number above 0',
  example: '60',
};
const PASSING_SCORE: FieldRule<number> = {
  label: HEADER_LABELS['passing score'],
  read: (text) => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined),
  rule: 'must be a whole number from 0 to 100',
  example: '70',
};
const DIFFICULTY: FieldRule<Difficulty> = {
  label: HEADER_LABELS.difficulty,
  read: readDifficulty,
  rule: 'must be easy, medium or hard',
  example: 'medium',
};

/** The header, or undefined with the reasons added to the errors. */
export function buildHeader(fields: HeaderFields, errors: Problem[]): TestHeader | undefined {
  const title = readField(fields.title, TITLE, errors);
  const timeLimitMinutes = readField(fields.minutes, MINUTES, errors);
  const passingScore = readField(fields['passing score'], PASSING_SCORE, errors);
  const difficulty = readField(fields.difficulty, DIFFICULTY, errors);
  const { description } = fields;
  if (description?.text === '') {
    const message = 'The description has no text. Write it, or take the line out.';
    errors.push({ lineNumber: description.lineNumber, message });
  }
  if (
    title === undefined ||
    timeLimitMinutes === undefined ||
    passingScore === undefined ||
    difficulty === undefined
  ) {
    return undefined;
  }

  return {
    title,
    ...(description !== undefined && { description: description.text }),
    timeLimitMinutes,
    passingScore,
    difficulty,
  };
}

function readField<Value>(
  field: TextPart | undefined,
  { label, read, rule, example }: FieldRule<Value>,
  errors: Problem[],
): Value | undefined {
  if (field === undefined) {
    const message = `The header has no "${label}" line. Add one above the first question, like "${label} ${example}".`;
    errors.push({ lineNumber: 1, message });
    return undefined;
  }
  const value = read(field.text);
  if (value === undefined) {
    errors.push({ lineNumber: field.lineNumber, message: `"${label}" ${rule}, like "${label} ${example}".` });
  }

  return value;
}
