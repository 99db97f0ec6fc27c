import { contentProblems } from '../bank-rules.ts';
import type { ContentBank, ContentTest, Question, Subject } from '../content-bank.ts';

const LETTERS = 'BDACADBCCBDADACBBCAD';
const DIFFICULTIES = ['easy', 'medium', 'medium', 'hard', 'medium'] as const;

/** A practice test of twenty questions in which nothing is wrong; a test changes what it is about. */
export function givenTest(values: Partial<ContentTest> = {}): ContentTest {
  return {
    file: 'ged/math/1.txt',
    header: { title: 'Math 1', timeLimitMinutes: 20, passingScore: 70, difficulty: 'medium' },
    questions: Array.from({ length: LETTERS.length }, (_, index) => givenQuestion(index)),
    errors: [],
    warnings: [],
    computedAnswers: {},
    ...values,
  };
}

/** The question of that index, at line 10, 20, 30, … */
export function givenQuestion(index: number, values: Partial<Question> = {}): Question {
  const name = `item${index}`;

  return {
    questionText: `What is ${name}?`,
    questionType: 'multiple_choice',
    options: [`${name} no`, `${name} two`, `${name} three`, `${name} twelve`],
    correctAnswer: String('ABCD'.indexOf(LETTERS.charAt(index % LETTERS.length))),
    explanation: 'It is so. The others are not.',
    difficulty: DIFFICULTIES[index % DIFFICULTIES.length] ?? 'medium',
    topic: 'Numbers',
    hint: 'Look again.',
    lineNumber: (index + 1) * 10,
    endLineNumber: (index + 1) * 10 + 8,
    ...values,
  };
}

/** A test whose n-th question (counted from 0) is another. */
export function givenTestWith(index: number, values: Partial<Question>): ContentTest {
  const { questions } = givenTest();

  return givenTest({ questions: questions.with(index, givenQuestion(index, values)) });
}

export function givenBank(tests: ContentTest[], values: Partial<ContentBank & Subject> = {}): ContentBank {
  const { product = 'GED', name = 'Math', questions = 20, topics = ['Numbers'], blueprint = [] } = values;

  return {
    subjects: [{ product, name, questions, topics, blueprint, tests }],
    figures: [],
    problems: [],
    ...values,
  };
}

/** As `npm run content:check` prints them. */
export function problemLines(bank: ContentBank): string[] {
  return contentProblems(bank).map(({ file, lineNumber, message }) => `${file}:${lineNumber}  ${message}`);
}
