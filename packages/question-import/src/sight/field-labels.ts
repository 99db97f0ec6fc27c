import { type FieldLabel, SharedSights } from './line-sight.ts';

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
    'the answer',
    'the correct answer',
    'the right answer',
    'the correct option',
    'answer is',
    'correct',
    'correct option',
    'correct choice',
    'correct response',
    'right answer',
    'correct answers are',
    'answers are',
    'correct answer key',
    'right option',
    'right choice',
    'right response',
    'right ans',
    'correct ans',
    'correct letter',
    'best answer',
    'answer choice',
    'answer option',
    'answer letter',
    'accepted answer',
    'accepted answers',
    'correct order',
    'correct sequence',
    'respuesta',
    'respuesta correcta',
    'ans key',
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
    'explanation/reference',
    'explain',
    'exp',
    'expl',
    'sol',
    'soln',
    'why',
    'answer rationale',
    'detailed explanation',
    'detailed solution',
    'correct answer rationale',
    'rationale for correct answer',
    'analysis',
    'comment',
    'comments',
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
    'section',
    'marks',
    'weight',
    'subject',
    'chapter',
    'unit',
    'module',
    'domain',
    'concept',
    'content area',
    'learning outcome',
    'learning outcomes',
    'competency',
    'author',
    'time limit',
    'remediation',
    'diff',
    'page ref',
    'file version',
    'number',
    'passing score',
  ],
};

/** A letter of the labels' words, with the letters that can follow; `label` where words end. */
export type LabelStep = {
  /** By the next letter's code. */
  readonly next: readonly (LabelStep | undefined)[];
  readonly label: Label | undefined;
};
export type Label = { readonly words: string; readonly field: FieldLabel; readonly sights: SharedSights };

/** The first letters of all labels: a line is compared with all of them at once. */
export const FIELD_LABELS: LabelStep = stepOf(
  Object.entries(WORDS).flatMap(([name, labels]) => {
    const field = name as FieldLabel;
    const sights = new SharedSights('field', '', field);

    return labels.map((words) => ({ words, field, sights }));
  }),
  0,
);

function stepOf(labels: readonly Label[], depth: number): LabelStep {
  const ended = labels.find(({ words }) => words.length === depth);
  const groups = Map.groupBy(
    labels.filter(({ words }) => words.length > depth),
    ({ words }) => words.charCodeAt(depth),
  );
  const next: LabelStep[] = [];
  for (const [code, group] of groups) next[code] = stepOf(group, depth + 1);

  return { next, label: ended };
}
