import type { PracticeTest, QuestionWithKey, Subject } from '@second-bell/contract';
import { keyForStudent } from '@second-bell/domain';

import { present } from '../../present.ts';
import type { PracticeTestRow, QuestionRow, SubjectRow } from './catalog.repo.ts';

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

/** The student's and the administrator's view: the key is an option's index (see domain, `answer-keys.ts`). */
export function presentQuestion(row: QuestionRow): QuestionWithKey {
  const { id, practiceTestId, questionText, questionType, options, difficulty, displayOrder } = row;
  const { explanation, questionImage, hint, topic } = row;

  return {
    id,
    practiceTestId,
    questionText,
    questionType,
    options,
    correctAnswer: keyForStudent(row),
    difficulty,
    displayOrder,
    ...present({ explanation, questionImage, hint, topic }),
  };
}
