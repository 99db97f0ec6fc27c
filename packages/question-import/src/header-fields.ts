import type { ScoringRule } from '@second-bell/question-types';

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
  /** Left out, a question counts as a whole. */
  scoringRule?: ScoringRule;
  /** On screen, as the real exam has it; left out, none. */
  calculator?: Calculator;
  /** On screen, as the real exam has it; left out, none. */
  formulaSheet?: FormulaSheet;
  /** On screen, as the real exam has them; left out, as a test has them of which nothing is said. */
  symbolGuide?: boolean;
  strikeThrough?: boolean;
  highlighter?: boolean;
  scratchPad?: boolean;
};

type Calculator = 'four_function' | 'drop_down' | 'scientific';
type FormulaSheet = 'ged_mathematics' | 'ged_science' | 'hiset_mathematics';

export const HEADER_LABELS = {
  title: 'Title:',
  description: 'Description:',
  minutes: 'Minutes:',
  'passing score': 'Passing score:',
  difficulty: 'Difficulty:',
  scoring: 'Scoring:',
  calculator: 'Calculator:',
  'formula sheet': 'Formula sheet:',
  'symbol guide': 'Symbol guide:',
  'strike-through': 'Strike-through:',
  highlighter: 'Highlighter:',
  'scratch pad': 'Scratch pad:',
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
/** How the values of a field are written, and read whatever their capitals. */
const SCORING_WORDS: Record<ScoringRule, string> = {
  all_or_nothing: 'all or nothing',
  partial: 'partial credit',
};
const CALCULATOR_WORDS: Record<Calculator, string> = {
  four_function: 'four function',
  drop_down: 'drop-down',
  scientific: 'scientific',
};
const FORMULA_SHEET_WORDS: Record<FormulaSheet, string> = {
  ged_mathematics: 'GED mathematics',
  ged_science: 'GED science',
  hiset_mathematics: 'HiSET mathematics',
};
const SCORING = wordRule(HEADER_LABELS.scoring, SCORING_WORDS);
const CALCULATOR = wordRule(HEADER_LABELS.calculator, CALCULATOR_WORDS);
const FORMULA_SHEET = wordRule(HEADER_LABELS['formula sheet'], FORMULA_SHEET_WORDS);

/** The tools that a test has or has not, by the lines that say so. */
const SWITCHES = [
  ['symbol guide', 'symbolGuide'],
  ['strike-through', 'strikeThrough'],
  ['highlighter', 'highlighter'],
  ['scratch pad', 'scratchPad'],
] as const satisfies readonly (readonly [HeaderFieldName, keyof TestHeader])[];
type Switch = (typeof SWITCHES)[number][1];

function yesOrNo(label: string): FieldRule<'yes' | 'no'> {
  return wordRule(label, { yes: 'yes', no: 'no' });
}

function wordRule<Value extends string>(label: string, words: Record<Value, string>): FieldRule<Value> {
  const values = Object.keys(words) as Value[];
  const known = values.map((value) => words[value]);

  return {
    label,
    read: (text) => values.find((value) => words[value].toLowerCase() === text.toLowerCase()),
    rule: `must be one of these: ${known.join(', ')}`,
    example: known[0] ?? '',
  };
}

/** The lines of the header that say how the test is scored and which tools it has. */
export function printScoringAndTools(header: TestHeader): string[] {
  const { scoringRule, calculator, formulaSheet } = header;

  return [
    ...(scoringRule === undefined ? [] : [`${HEADER_LABELS.scoring} ${SCORING_WORDS[scoringRule]}`]),
    ...(calculator === undefined ? [] : [`${HEADER_LABELS.calculator} ${CALCULATOR_WORDS[calculator]}`]),
    ...(formulaSheet === undefined
      ? []
      : [`${HEADER_LABELS['formula sheet']} ${FORMULA_SHEET_WORDS[formulaSheet]}`]),
    ...SWITCHES.flatMap(([name, tool]) =>
      header[tool] === undefined ? [] : [`${HEADER_LABELS[name]} ${header[tool] ? 'yes' : 'no'}`],
    ),
  ];
}

function readSwitches(fields: HeaderFields, errors: Problem[]): Partial<Record<Switch, boolean>> {
  const switches: Partial<Record<Switch, boolean>> = {};
  for (const [name, tool] of SWITCHES) {
    const answer = fields[name] && readField(fields[name], yesOrNo(HEADER_LABELS[name]), errors);
    if (answer !== undefined) switches[tool] = answer === 'yes';
  }

  return switches;
}

/** The header, or undefined with the reasons added to the errors. */
export function buildHeader(fields: HeaderFields, errors: Problem[]): TestHeader | undefined {
  const title = readField(fields.title, TITLE, errors);
  const timeLimitMinutes = readField(fields.minutes, MINUTES, errors);
  const passingScore = readField(fields['passing score'], PASSING_SCORE, errors);
  const difficulty = readField(fields.difficulty, DIFFICULTY, errors);
  const scoringRule = fields.scoring && readField(fields.scoring, SCORING, errors);
  const calculator = fields.calculator && readField(fields.calculator, CALCULATOR, errors);
  const formulaSheet = fields['formula sheet'] && readField(fields['formula sheet'], FORMULA_SHEET, errors);
  const switches = readSwitches(fields, errors);
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
    ...(scoringRule !== undefined && { scoringRule }),
    ...(calculator !== undefined && { calculator }),
    ...(formulaSheet !== undefined && { formulaSheet }),
    ...switches,
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
