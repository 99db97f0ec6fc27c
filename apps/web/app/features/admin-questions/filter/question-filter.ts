import {
  type AdminQuestion,
  type Difficulty,
  difficultySchema,
  type QuestionType,
  questionTypeSchema,
} from '@second-bell/contract';

/** What a list of questions is narrowed down to; what is undefined lets everything through. */
export type QuestionFilter = {
  search: string;
  type: QuestionType | undefined;
  difficulty: Difficulty | undefined;
  /** Empty for questions without a topic. */
  topic: string | undefined;
};

export const NO_FILTER: QuestionFilter = {
  search: '',
  type: undefined,
  difficulty: undefined,
  topic: undefined,
};

/** Names in the address, beside those of the place (`product`, `subject`, `test`). */
const NAMES = { search: 'q', type: 'type', difficulty: 'difficulty', topic: 'topic' } as const;

/** The filter in an address. What a person wrote there by hand and means nothing counts as not given. */
export function readFilter(params: URLSearchParams): QuestionFilter {
  return {
    search: params.get(NAMES.search) ?? '',
    type: questionTypeSchema.safeParse(params.get(NAMES.type)).data,
    difficulty: difficultySchema.safeParse(params.get(NAMES.difficulty)).data,
    topic: params.get(NAMES.topic) ?? undefined,
  };
}

/** The address with this filter; the place in it stays. */
export function writeFilter(params: URLSearchParams, filter: QuestionFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of Object.values(NAMES)) next.delete(name);
  if (filter.search !== '') next.set(NAMES.search, filter.search);
  if (filter.type) next.set(NAMES.type, filter.type);
  if (filter.difficulty) next.set(NAMES.difficulty, filter.difficulty);
  if (filter.topic !== undefined) next.set(NAMES.topic, filter.topic);

  return next;
}

export function isFiltering({ search, type, difficulty, topic }: QuestionFilter): boolean {
  return fold(search) !== '' || type !== undefined || difficulty !== undefined || topic !== undefined;
}

/** A question and its place in the whole test, with its words ready to be searched. */
export type ListedQuestion = { question: AdminQuestion; index: number; words: string };

/** Made once per list: 10,000 questions are searched with every key that is pressed. */
export function listQuestions(questions: readonly AdminQuestion[]): ListedQuestion[] {
  return questions.map((question, index) => ({ question, index, words: wordsOf(question) }));
}

/** The questions that fit. Every word of the search must stand in the question, its answers, explanation or topic. */
export function applyFilter(listed: readonly ListedQuestion[], filter: QuestionFilter): ListedQuestion[] {
  const sought = fold(filter.search).split(' ');
  const { type, difficulty, topic } = filter;

  return listed.filter(
    ({ question, words }) =>
      (type === undefined || question.questionType === type) &&
      (difficulty === undefined || question.difficulty === difficulty) &&
      (topic === undefined || (question.topic ?? '') === topic) &&
      sought.every((word) => words.includes(word)),
  );
}

/** The topics of a test, each once, in the order of the alphabet. */
export function topicsOf(questions: readonly AdminQuestion[]): string[] {
  const topics = new Set(questions.flatMap(({ topic }) => topic ?? []));

  return [...topics].toSorted((one, other) => one.localeCompare(other));
}

function wordsOf({ questionText, questionType, options, correctAnswer, ...rest }: AdminQuestion): string {
  const answers = questionType === 'fill_blank' ? [correctAnswer] : options;

  return fold([questionText, ...answers, rest.explanation, rest.topic].join('\n'));
}

/** Capital letters and accents make no difference. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
