import type { Db } from '#database/connect.ts';
import { practiceTests, products, questions, subjects } from '#database/schema.ts';

type QuestionRow = typeof questions.$inferInsert;

const QUESTIONS: Omit<QuestionRow, 'id' | 'practiceTestId' | 'displayOrder'>[] = [
  {
    questionText: 'What is 2 + 2?',
    questionType: 'multiple_choice',
    options: ['3', '4', '5', '6'],
    correctAnswer: '1',
    // Long enough that the answer with it is worth compressing.
    explanation: 'Two and two are four. '.repeat(60).trim(),
    difficulty: 'easy',
    hint: 'Count on your fingers.',
    topic: 'Number operations',
  },
  {
    questionText: 'Zero is an even number.',
    questionType: 'true_false',
    options: ['True', 'False'],
    correctAnswer: '0',
    difficulty: 'medium',
  },
  {
    questionText: 'The capital of Norway is …',
    questionType: 'fill_blank',
    options: [],
    correctAnswer: 'Oslo|Kristiania',
    difficulty: 'hard',
  },
];

/** Product `ged`, subject `ged-math`, practice test `math-1` with one question of each type: `math-1-q1` to `-q3`. */
export async function givenContent(db: Db): Promise<void> {
  await db.insert(products).values([
    { id: 'ged', name: 'GED', displayOrder: 0, description: 'High school equivalency' },
    { id: 'hesi', name: 'HESI', displayOrder: 1 },
  ]);
  await db.insert(subjects).values([
    {
      id: 'ged-math',
      productId: 'ged',
      name: 'Mathematical Reasoning',
      displayOrder: 0,
      description: 'Numbers',
    },
    { id: 'ged-science', productId: 'ged', name: 'Science', displayOrder: 1 },
  ]);
  await db.insert(practiceTests).values([
    {
      id: 'math-1',
      subjectId: 'ged-math',
      title: 'Math 1',
      description: 'A short test',
      timeLimit: 10,
      passingScore: 60,
      difficulty: 'easy',
    },
    {
      id: 'math-empty',
      subjectId: 'ged-math',
      title: 'Math 2',
      timeLimit: 20,
      passingScore: 70,
      difficulty: 'hard',
      displayOrder: 1,
    },
  ]);
  await db.insert(questions).values(
    QUESTIONS.map((question, index) => ({
      ...question,
      id: `math-1-q${index + 1}`,
      practiceTestId: 'math-1',
      displayOrder: index,
    })),
  );
}
