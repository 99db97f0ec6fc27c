import type { ExamQuestion } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import type { Item, ScoringRule } from '@second-bell/question-types';

/** What of a question its answer is graded by; a sealed test tells no key. */
export type ClaimedQuestion = Pick<ExamQuestion, 'id' | 'options'> &
  Partial<Pick<ExamQuestion, 'questionType' | 'correctAnswer' | 'content' | 'answerKey'>>;

export type Claim = { isCorrect: boolean; points: number; maxPoints: number };

type Answers = Readonly<Record<string, Json>>;

/**
 * What this page makes of each question's answer, by the question's id, as the spec has it sent; the server grades for
 * itself. The rules of the rarer types are loaded for those that have them.
 */
export async function claimsOf(
  questions: readonly ClaimedQuestion[],
  answers: Answers,
  rule: ScoringRule,
): Promise<ReadonlyMap<string, Claim>> {
  const isPlain = questions.every(isChoice);
  const rules = isPlain ? undefined : await import('@second-bell/question-types/registry');

  return new Map(
    questions.map((question) => {
      const answer = answers[question.id];
      const item = isChoice(question) ? undefined : itemOf(question);
      if (rules === undefined || item === undefined) return [question.id, choiceClaim(question, answer)];
      const { isRight, points, maxPoints } = rules.gradeItem(item, answer, rule);

      return [question.id, { isCorrect: isRight === true, points, maxPoints }];
    }),
  );
}

/** Whether the question is answered by the text of one of its options, as the spec has it. */
export function isChoice({ options }: Pick<ClaimedQuestion, 'options'>): boolean {
  return options.length > 0;
}

function choiceClaim({ correctAnswer }: ClaimedQuestion, answer: Json | undefined): Claim {
  const isCorrect = answer !== undefined && answer === correctAnswer;

  return { isCorrect, points: isCorrect ? 1 : 0, maxPoints: 1 };
}

function itemOf({ questionType, content, answerKey }: ClaimedQuestion): Item | undefined {
  return answerKey === undefined ? undefined : ({ type: questionType, content, key: answerKey } as Item);
}
