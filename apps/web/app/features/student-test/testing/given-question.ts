import type { QuestionWithKey } from '@second-bell/contract';

/** A question in which only what a test cares about needs saying. */
export function givenQuestion(values: Partial<QuestionWithKey> = {}): QuestionWithKey {
  return {
    id: 'q1',
    practiceTestId: 't1',
    questionText: 'How many pots?',
    questionType: 'multiple_choice',
    options: ['3 pots', '4 pots', '6 pots'],
    correctAnswer: '2',
    difficulty: 'easy',
    displayOrder: 0,
    ...values,
  };
}
