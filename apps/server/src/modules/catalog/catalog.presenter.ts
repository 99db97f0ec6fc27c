import type { Passage, PracticeTest, PracticeTopics, QuestionWithKey, Subject } from '@second-bell/contract';
import { keyForStudent } from '@second-bell/domain';

import { present } from '../../present.ts';
import type {
  PassageRow,
  PracticeTestRow,
  QuestionRow,
  QuestionWithPassage,
  SubjectRow,
  TopicRow,
} from './catalog.repo.ts';

export function presentSubject({ id, productId, name, description, displayOrder }: SubjectRow): Subject {
  return { id, productId, name, displayOrder, ...present({ description }) };
}

export function presentPracticeTest(test: PracticeTestRow, totalQuestions: number): PracticeTest {
  const { id, subjectId, title, description, timeLimit, passingScore, difficulty } = test;

  return {
    id,
    subjectId,
    title,
    timeLimit,
    passingScore,
    difficulty,
    totalQuestions,
    ...present({ description }),
  };
}

/** The rows of one test as one entry. What a sealed test asks about is not told. */
export function presentTopics(rows: readonly TopicRow[]): PracticeTopics[] {
  const [first] = rows;
  if (!first) return [];
  const { topic: _topic, questions: _questions, ...test } = first;
  const totalQuestions = rows.reduce((sum, { questions }) => sum + questions, 0);
  const topics = rows.flatMap(({ topic, questions }) => (topic === null ? [] : [{ topic, questions }]));

  return [{ ...test, totalQuestions, topics: test.sealed ? [] : topics }];
}

/** The student's and the administrator's view: the key is an option's index (see domain, `answer-keys.ts`). */
export function presentQuestion({ question, passage }: QuestionWithPassage): QuestionWithKey {
  const { id, practiceTestId, questionText, questionType, options, difficulty, displayOrder } = question;

  return {
    id,
    practiceTestId,
    questionText,
    questionType,
    options,
    correctAnswer: keyForStudent(question),
    difficulty,
    displayOrder,
    ...presentExtras(question, passage),
  };
}

/** What a question may have beside stem, options and key: the same in every view. */
function presentExtras(
  { explanation, questionImage, imageDescription, hint, topic }: QuestionRow,
  passage: PassageRow | null,
) {
  return {
    ...present({ explanation, questionImage, imageDescription, hint, topic }),
    ...(passage && { passage: presentPassage(passage) }),
  };
}

function presentPassage({ id, title, text, source }: PassageRow): Passage {
  return { id, text, ...present({ title, source }) };
}
