import type { Attempt, Progress } from '@second-bell/contract';

type Topic = Progress['topics'][number];
type Test = Progress['tests'][number];

export function givenAttempt(change: Partial<Attempt> = {}): Attempt {
  return {
    id: 'attempt-1',
    userId: 'guest',
    examId: 'exam-1',
    totalQuestions: 3,
    correctAnswers: 2,
    completed: true,
    completedAt: '2026-03-02T10:00:00.000Z',
    score: 67,
    timeSpent: 300,
    startedAt: '2026-03-02T09:55:00.000Z',
    verified: true,
    examTitle: 'Capitals',
    examType: 'GED',
    examSubject: 'Social Studies',
    testVersion: 'version-1',
    sealed: false,
    passingScore: 70,
    points: 2,
    maxPoints: 3,
    measuredSeconds: 305,
    corrections: [],
    ...change,
  };
}

/** One attempt a day, oldest first, from March 1 on. */
export function givenScores(...scores: number[]): Attempt[] {
  return scores.map((score, index) =>
    givenAttempt({
      id: `attempt-${index + 1}`,
      score,
      completedAt: new Date(Date.UTC(2026, 2, index + 1, 12)).toISOString(),
    }),
  );
}

export function givenTopic(topic: string | null, correct: number, answered: number, change = {}): Topic {
  return {
    topic,
    examType: 'GED',
    examSubject: 'Science',
    answered,
    correct,
    points: correct,
    maxPoints: answered,
    secondsPerAnswer: 50,
    ...change,
  };
}

export function givenTest(examTitle: string, secondsPerAnswer: number, change: Partial<Test> = {}): Test {
  return {
    examId: examTitle,
    examTitle,
    examType: 'GED',
    examSubject: 'Science',
    attempts: 1,
    answered: 10,
    correct: 5,
    points: 5,
    maxPoints: 10,
    secondsPerAnswer,
    ...change,
  };
}
