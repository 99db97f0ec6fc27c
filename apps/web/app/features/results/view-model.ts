import type { Attempt, ExamQuestion, UserAnswer } from '@second-bell/contract';
import { DEFAULT_PASSING_SCORE } from '@second-bell/domain';

/** Only a `counted` attempt has stored answers behind it that the server graded. */
export type AttemptStanding = 'counted' | 'leftEarly' | 'notChecked';

export type AnswerResult = 'right' | 'wrong' | 'notAnswered';

export type AnswerRow = Pick<
  ExamQuestion,
  | 'questionText'
  | 'options'
  | 'passage'
  | 'questionImage'
  | 'imageDescription'
  | 'content'
  | 'rationales'
  | 'remember'
> & {
  questionId: string;
  number: number;
  userAnswer: string | null;
  correctAnswer: string;
  result: AnswerResult;
  explanation: string | undefined;
  topic: string;
  /** Of a question with parts: what was given to each beside what is right. */
  parts: UserAnswer['parts'];
  /** Of a question that is worth more than one. */
  points: { points: number; maxPoints: number } | undefined;
};

/** Of the questions of a topic that were answered: a topic has one denominator, here and over time. */
export type TopicScore = { topic: string; right: number; answered: number };

/** The completed attempts that count in the learner's figures, newest first. */
export function countedAttempts(attempts: readonly Attempt[]): Attempt[] {
  return completedAttempts(attempts).filter((attempt) => attemptStanding(attempt) === 'counted');
}

/** Exit Test reports no time and no right answer: that tells a test that was left from one that could not be checked. */
export function attemptStanding({ verified, timeSpent, correctAnswers }: Attempt): AttemptStanding {
  if (verified) return 'counted';

  return timeSpent === 0 && correctAnswers === 0 ? 'leftEarly' : 'notChecked';
}

/** Passed by the passing score of the test as it was taken. */
export function hasPassed({ score, passingScore }: Attempt): boolean {
  return score !== null && score >= (passingScore ?? DEFAULT_PASSING_SCORE);
}

/** The passing score that all these attempts share; null where they do not share one. */
export function sharedPassingScore(attempts: readonly Attempt[]): number | null {
  const scores = new Set(attempts.map(({ passingScore }) => passingScore ?? DEFAULT_PASSING_SCORE));
  const [score] = scores;

  return scores.size === 1 ? (score ?? null) : null;
}

/** Every question of the version with what was answered to it, in its order. */
export function answerRows(questions: readonly ExamQuestion[], answers: readonly UserAnswer[]): AnswerRow[] {
  const answerByQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));

  return questions.map((question, index) => {
    const answer = answerByQuestion.get(question.id);

    return {
      questionId: question.id,
      number: index + 1,
      questionText: question.questionText,
      options: question.options,
      passage: question.passage,
      questionImage: question.questionImage,
      imageDescription: question.imageDescription,
      userAnswer: answer?.userAnswer ?? null,
      correctAnswer: question.correctAnswer ?? '',
      result: resultOf(answer),
      explanation: question.explanation,
      topic: question.topic,
      content: question.content,
      rationales: question.rationales,
      remember: question.remember,
      parts: answer?.parts,
      points: pointsOf(answer),
    };
  });
}

function pointsOf(answer: UserAnswer | undefined): AnswerRow['points'] {
  const { points = 0, maxPoints = 0 } = answer ?? {};

  return maxPoints > 1 ? { points, maxPoints } : undefined;
}

/** What to look at again: answered wrong, or not at all. */
export function missedRows(rows: readonly AnswerRow[]): AnswerRow[] {
  return rows.filter(({ result }) => result !== 'right');
}

/** Right answers per topic, in the order in which the exam brings the topics. */
export function topicScores(rows: readonly AnswerRow[]): TopicScore[] {
  const scores = new Map<string, TopicScore>();
  for (const { topic, result } of rows) {
    const { right, answered } = scores.get(topic) ?? { right: 0, answered: 0 };
    scores.set(topic, {
      topic,
      right: right + (result === 'right' ? 1 : 0),
      answered: answered + (result === 'notAnswered' ? 0 : 1),
    });
  }

  return [...scores.values()];
}

/** Seconds in words: `45 s`, `12 min`, `12 min 5 s`, `1 h 20 min`. */
export function durationWords(seconds: number): string {
  if (seconds >= 3600)
    return joinUnits(Math.floor(seconds / 3600), 'h', Math.floor((seconds % 3600) / 60), 'min');

  return joinUnits(Math.floor(seconds / 60), 'min', seconds % 60, 's');
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  if (large === 0) return `${small} ${smallUnit}`;

  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

export function resultOf(answer: UserAnswer | undefined): AnswerResult {
  if (answer === undefined) return 'notAnswered';

  return answer.isCorrect ? 'right' : 'wrong';
}

/** The completed attempts, newest first. */
export function completedAttempts(attempts: readonly Attempt[]): Attempt[] {
  return attempts
    .filter((attempt) => attempt.completed)
    .toSorted((one, other) => completedMs(other) - completedMs(one));
}

function completedMs({ completedAt }: Attempt): number {
  return completedAt === null ? 0 : Date.parse(completedAt);
}
