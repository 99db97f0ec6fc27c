import type { ExamQuestion } from '@second-bell/contract';

/** A question as the runner gets it. */
export function givenExamQuestion(id: string, change: Partial<ExamQuestion> = {}): ExamQuestion {
  return {
    id,
    examId: 'exam-1',
    questionText: `Question ${id}?`,
    questionType: 'multiple_choice',
    options: ['Paris', 'Rome'],
    correctAnswer: 'Paris',
    difficulty: 'easy',
    displayOrder: 0,
    topic: 'Capitals',
    testVersion: 'version-1',
    ...change,
  };
}
