/** The parts of a question that a line can bring, and `note` for what is known but not kept. */
export type FieldLabel =
  | 'answer'
  | 'explanation'
  | 'reference'
  | 'topic'
  | 'difficulty'
  | 'hint'
  | 'image'
  | 'imageDescription'
  | 'source'
  | 'note';

const WORDS: Record<FieldLabel, readonly string[]> = {
  answer: [
    'answer',
    'answers',
    'ans',
    'correct answer',
    'correct answers',
    'correct answer is',
    'the correct answer is',
    'the answer is',
    'answer is',
    'correct',
    'correct option',
    'correct choice',
    'correct response',
    'right answer',
    'key',
    'answer key',
  ],
  explanation: [
    'explanation',
    'answer explanation',
    'explanations',
    'rationale',
    'rationales',
    'reason',
    'reasoning',
    'solution',
    'justification',
    'feedback',
    'general feedback',
  ],
  reference: ['reference', 'references', 'ref'],
  topic: ['topic', 'top', 'category', 'subtopic'],
  difficulty: ['difficulty', 'difficulty level', 'level of difficulty', 'dif', 'level'],
  hint: ['hint', 'tip'],
  image: ['image'],
  imageDescription: ['image description'],
  source: ['source'],
  note: [
    'points',
    'point value',
    'pts',
    'type',
    'question type',
    'title',
    'id',
    'question id',
    'tags',
    'objective',
    'learning objective',
    'obj',
    'nat',
    'msc',
    'sta',
    'loc',
    'not',
    'skill',
    'client need',
    'client needs',
    'client needs category',
    'cognitive level',
    'nursing process',
    'integrated process',
    'bloom',
    "bloom's",
    'standard',
    'time',
  ],
};

type Entry = { words: string; field: FieldLabel };

const BY_INITIAL: ReadonlyMap<number, readonly Entry[]> = Map.groupBy(
  Object.entries(WORDS)
    .flatMap(([field, labels]) => labels.map((words) => ({ words, field: field as FieldLabel })))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words.charCodeAt(0),
);

const NONE: readonly Entry[] = [];

/** The labels that start with a letter (its small form's code), longer ones first. */
export function fieldLabelsFrom(initial: number): readonly Entry[] {
  return BY_INITIAL.get(initial) ?? NONE;
}
