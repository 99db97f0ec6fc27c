import type { CardMemory, ExamQuestion, ReviewCard } from '@second-bell/contract';
import { dateOfDay, scoringRuleOf, type VersionContent } from '@second-bell/domain';
import type { Memory } from '@second-bell/review';

import { presentExamQuestions } from '../exams/exams.presenter.ts';
import type { ReviewedCard } from './cards.ts';

/** Cards as they are asked. A question is as its version has it, with all that tells why an answer is right. */
export function presentCards(
  cards: readonly ReviewedCard[],
  contents: ReadonlyMap<string, VersionContent>,
): ReviewCard[] {
  const questions = new Map<string, ExamQuestion[]>();

  return cards.flatMap((card): ReviewCard[] => {
    const id = { cardId: card.id, memory: card.memory && presentMemory(card.memory) };
    if (card.kind === 'flash_card') {
      return [{ ...id, kind: card.kind, deckId: card.deckId, front: card.front }];
    }

    const { versionId, questionId, examSubject } = card.answer;
    const content = contents.get(versionId ?? '');
    if (versionId === null || !content) return [];
    const telling = { versionId, subject: examSubject, isOpened: true, allTypes: true };
    const all = questions.get(versionId) ?? presentExamQuestions(content, telling);
    questions.set(versionId, all);
    const question = all.find((one) => one.id === questionId);

    return question
      ? [{ ...id, kind: card.kind, question, scoringRule: scoringRuleOf(content), examSubject }]
      : [];
  });
}

function presentMemory({ stability, difficulty, firstDay, lastDay, dueDay }: Memory): CardMemory {
  return {
    stability,
    difficulty,
    firstOn: dateOfDay(firstDay),
    lastOn: dateOfDay(lastDay),
    dueOn: dateOfDay(dueDay),
  };
}
