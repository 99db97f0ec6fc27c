import type { Passage, PracticeTest, PracticeTopics, QuestionWithKey, Subject } from '@second-bell/contract';

import { present } from '../../present.ts';
import type {
  PassageRow,
  PracticeTestRow,
  QuestionRow,
  QuestionWithPassage,
  SubjectRow,
  TopicRow,
} from './catalog.repo.ts';
import { itemOf } from './stored-item.ts';

export function presentSubject({ id, productId, name, description, displayOrder }: SubjectRow): Subject {
  return { id, productId, name, displayOrder, ...present({ description }) };
}

export function presentPracticeTest(
  test: PracticeTestRow,
  totalQuestions: number,
  allQuestions = totalQuestions,
): PracticeTest {
  const { id, subjectId, title, description, timeLimit, passingScore, difficulty } = test;

  return {
    id,
    subjectId,
    title,
    timeLimit,
    passingScore,
    difficulty,
    totalQuestions,
    ...(allQuestions !== totalQuestions && { allQuestions }),
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

/** The student's and the administrator's view: the key is an option's index (`spec-wire.ts` of the question types). */
export function presentQuestion({ question, passage }: QuestionWithPassage): QuestionWithKey {
  const { id, practiceTestId, questionText, questionType, options, difficulty, displayOrder } = question;

  return {
    id,
    practiceTestId,
    questionText,
    questionType,
    options,
    correctAnswer: question.correctAnswer,
    difficulty,
    displayOrder,
    ...presentExtras(question, passage),
  };
}

/** The same with what is asked and what is right in the type's own form. */
export function presentAnyQuestion(row: QuestionWithPassage): QuestionWithKey {
  const { content, key: answerKey } = itemOf(row.question);

  return { ...presentQuestion(row), content, answerKey };
}

/** What a question may have beside stem, options and key: the same in every view. */
function presentExtras(row: QuestionRow, passage: PassageRow | null) {
  const { explanation, questionImage, imageDescription, hint, topic, rationales, remember, reference } = row;

  return {
    ...present({
      explanation,
      questionImage,
      imageDescription,
      hint,
      topic,
      rationales,
      remember,
      reference,
    }),
    ...(passage && { passage: presentPassage(passage) }),
  };
}

export function presentPassage({ id, title, text, source, kind, tabs }: PassageRow): Passage {
  return { id, text, ...present({ title, source, kind, tabs }) };
}
