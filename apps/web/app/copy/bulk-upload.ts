/** Words of the bulk upload: those that stand in the spec (sections 2, 4, 5, 8 and 9) are its own, to the letter. */
export const BULK_UPLOAD = {
  open: 'Bulk Upload',
  preview: 'Preview',
  previewAgain: 'Preview again',
  edit: 'Edit',
  import: 'Import',
  cancel: 'Cancel',
} as const;

export const UPLOAD_FAILURES = {
  read: 'Failed to read file',
  parse: 'Failed to parse questions',
  preview: 'Failed to preview questions',
  import: 'Failed to upload questions',
} as const;

export const WRONG_TYPE = {
  title: 'Invalid file type',
  description: 'Please upload a .txt or .pdf file',
} as const;

/** Below the words of the spec, which know two kinds of files. */
export const MORE_TYPES =
  'Word (.docx), Excel (.xlsx), CSV, web pages (.html), Moodle XML and QTI packages (.zip) work too.';

export const ONE_FILE_ONLY = 'Please choose one file at a time.';
export const EMPTY_FILE = 'This file is empty. Choose another one.';
export const FILE_TOO_LARGE = 'This file is larger than 20 MB. Choose a smaller one.';

export const FILE_FIELD = {
  choose: 'Choose a file',
  drop: 'or drop it here, up to 20 MB: text, PDF, Word, Excel, CSV, a web page, Moodle XML or a QTI package.',
  remove: 'Remove file',
  willBeRead: 'The file is read when you press Preview. Then you can edit its text.',
} as const;

export const TEXT_FIELD = {
  label: 'Questions as text',
  hint: 'Paste or write the questions here. You see what we found before anything is saved.',
} as const;

export const MODE_FIELD = {
  legend: 'Where the questions go',
  append: { label: 'Append', hint: 'Adds them after the questions that are there now.' },
  replace: { label: 'Replace', hint: 'Puts them in the place of all questions that are there now.' },
  warning: 'Replace deletes every question of this practice test. History keeps a copy for 30 days.',
} as const;

/** What a column of a table can hold, in the words of the choice. */
export const COLUMN_ROLES = [
  ['question', 'Question'],
  ['optionA', 'Option A'],
  ['optionB', 'Option B'],
  ['optionC', 'Option C'],
  ['optionD', 'Option D'],
  ['optionE', 'Option E'],
  ['optionF', 'Option F'],
  ['optionG', 'Option G'],
  ['optionH', 'Option H'],
  ['optionI', 'Option I'],
  ['optionJ', 'Option J'],
  ['answer', 'Answer'],
  ['explanation', 'Explanation'],
  ['topic', 'Topic'],
  ['difficulty', 'Difficulty'],
  ['hint', 'Hint'],
  ['type', 'Type of question'],
  ['ignore', 'Not read'],
] as const;

export const COLUMNS_STEP = {
  title: 'What is in each column?',
  text: 'This is a table. We guessed what its columns hold from the first rows. Check each one, then press Preview.',
  firstRow: 'The first question is in',
  row: (number: number, text: string) => `Row ${number}: ${text.slice(0, 80)}`,
  column: (number: number, heading: string) =>
    heading === '' ? `Column ${number}` : `Column ${number}: ${heading}`,
  empty: '(empty)',
  incomplete: 'Choose one column for the question and one for the answer.',
  back: 'Back',
  change: 'Change columns',
} as const;

export const PROBLEMS = {
  error: { title: 'Errors', hint: 'These questions are not imported.' },
  warning: { title: 'Warnings', hint: 'These are imported. Have a look first.' },
  cause: (line: number) => `Go to the cause: line ${line}`,
  line: (line: number) => `Line ${line}`,
  alike: (count: number) => `${count} more lines like this one`,
  unlisted: (count: number) => `and ${count} more`,
  mendOne: (line: number) => `Yes, on line ${line}`,
  mendAll: (count: number) => `Yes, on all ${count} lines`,
} as const;

export const FORMAT_HELP = {
  title: 'How to write questions',
  text: [
    'Start each question with "Q:". Put each option on its own line, and the right letter behind "Answer:".',
    'All lines below the answer are optional. Leave out the options for True or False, and for a blank to fill in.',
    'Most other ways to write questions are read too. Press Preview to see what we found.',
  ],
  sample: `Q: What is 12 + 30?
A) 32
B) 42
C) 52
Answer: B
Explanation: 10 + 30 = 40, and 2 more make 42.
Topic: Addition
Difficulty: easy

Q: Water boils at a lower temperature on a mountain.
Answer: True

Q: The capital of France is ____.
Answer: Paris`,
} as const;

export const PATTERN_NAMES = {
  questionPattern: 'Questions',
  optionPattern: 'Options',
  answerPattern: 'Answers',
} as const;

export const STALE_TEXT = 'You changed the text. Press Preview again before you import.';
export const NOTHING_VALID =
  'No question is ready to import. Mend the lines named below, then press Preview again.';
export const NOTHING_FOUND =
  'We found no questions in this text. Press Edit and look at "How to write questions".';
export const NOTHING_CHOSEN = 'No question is chosen. Choose at least one to import.';
