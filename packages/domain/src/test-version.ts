import { isTypedAnswerCorrect, keyIndex, type KeyedQuestion } from './answer-keys.ts';
import { optionIdsOf } from './option-ids.ts';

/**
 * A practice test as it is taken: what an attempt is graded by and shown with, whatever becomes of the test.
 *
 * Texts that are not there are left out, so that equal content is written, and hashed, alike.
 */
export type VersionContent = {
  practiceTestId: string;
  /** Nothing that gives an answer away is told before the attempt is completed. */
  sealed: boolean;
  /** Percent. */
  passingScore: number;
  /** Minutes. */
  timeLimit: number;
  /** In their order. */
  questions: VersionQuestion[];
  passages: VersionPassage[];
};

export type VersionQuestion = {
  id: string;
  questionType: KeyedQuestion['questionType'];
  questionText: string;
  options: VersionOption[];
  /** The id of the right option; for `fill_blank`, its accepted answers separated by `|`. */
  key: string;
  difficulty: 'easy' | 'medium' | 'hard';
  explanation?: string;
  questionImage?: string;
  imageDescription?: string;
  hint?: string;
  topic?: string;
  passageId?: string;
};

export type VersionOption = { id: string; text: string };

export type VersionPassage = { id: string; text: string; title?: string; source?: string };

/** What became of an answer: which option it names, if any does, and whether that is the right one. */
export type Grade = { optionId: string | null; isCorrect: boolean };

/** The key of a question in its version's form, made of the stored one (see `answer-keys.ts`). */
export function keyInVersion(question: KeyedQuestion & { optionIds: readonly string[] | null }): string {
  const { questionType, options, optionIds, correctAnswer } = question;
  if (questionType === 'fill_blank') return correctAnswer;

  return optionIdsOf({ options, ids: optionIds })[keyIndex(correctAnswer)] ?? '';
}

/** The questions that the runner renders, and an exam's figures count: choices. */
export function examQuestionsOf({ questions }: VersionContent): VersionQuestion[] {
  return questions.filter(({ questionType }) => questionType !== 'fill_blank');
}

/** The key as the runner sees it: the text of the right option. Throws where there is no such option. */
export function keyForRunner({ options, key }: VersionQuestion): string {
  const option = options.find(({ id }) => id === key);
  if (option === undefined) throw new Error(`The key "${key}" names none of the ${options.length} options`);

  return option.text;
}

/** Grades an answer in the runner's form, the text of an option, against the version that the attempt was begun on. */
export function gradeInVersion({ questionType, options, key }: VersionQuestion, userAnswer: string): Grade {
  if (questionType === 'fill_blank') {
    return { optionId: null, isCorrect: isTypedAnswerCorrect(key, userAnswer) };
  }
  const optionId = options.find(({ text }) => text === userAnswer)?.id ?? null;

  return { optionId, isCorrect: optionId === key };
}

/** The same version with the key of one question corrected. */
export function withKey(content: VersionContent, questionId: string, key: string): VersionContent {
  const questions = content.questions.map((question) =>
    question.id === questionId ? { ...question, key } : question,
  );

  return { ...content, questions };
}
