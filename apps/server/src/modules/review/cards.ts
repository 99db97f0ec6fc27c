import { localDay } from '@second-bell/domain';
import { type Asked, type Card, memoriesOf, ratingOfAnswer } from '@second-bell/review';

import type { AskedQuestion, DeckRow, RatingRow } from './review.repo.ts';

/** A card with what it shows: a question by its newest answer, or one side of a flash card. */
export type ReviewedCard = Card &
  ({ kind: 'question'; answer: AskedQuestion } | { kind: 'flash_card'; deckId: string; front: string });

/** All that an owner has, as the database tells it. */
export type OwnRows = {
  /** By time. */
  answers: readonly AskedQuestion[];
  ratings: readonly RatingRow[];
  decks: readonly DeckRow[];
  /** Of the exam; undefined where there is no plan. */
  examOn: string | undefined;
};

/** So many of the last answers tell what is usual. */
const LAST_ANSWERS = 50;

/** What is known of each card that the owner may be asked. Questions stand before flash cards, those of a deck in its order. */
export function cardsOf(
  { answers, ratings, decks }: Omit<OwnRows, 'examOn'>,
  timeZone: string,
): ReviewedCard[] {
  const newest = new Map(answers.map((answer) => [questionCardId(answer), answer]));
  const log = [...askedQuestions(answers), ...ratings.map((row): Asked => ({ ...row, at: row.ratedAt }))];
  const memories = memoriesOf(log, timeZone);
  const memoryOf = (id: string) => memories.get(id) ?? null;

  return [
    ...[...newest].map(([id, answer]): ReviewedCard => ({
      id,
      memory: memoryOf(id),
      kind: 'question',
      answer,
    })),
    ...decks.flatMap(({ deckId, cards }) =>
      cards.map((front): ReviewedCard => {
        const id = flashCardId(deckId, front);

        return { id, memory: memoryOf(id), kind: 'flash_card', deckId, front };
      }),
    ),
  ];
}

/** How many cards the review asked on a day. */
export function countAskedOn(
  day: number,
  { answers, ratings }: Pick<OwnRows, 'answers' | 'ratings'>,
  timeZone: string,
): number {
  const questions = answers
    .filter(({ kind, answeredAt }) => kind === 'review' && localDay(answeredAt, timeZone) === day)
    .map(questionCardId);
  const flashCards = ratings
    .filter(({ ratedAt }) => localDay(ratedAt, timeZone) === day)
    .map(({ cardId }) => cardId);

  return new Set([...questions, ...flashCards]).size;
}

/** What the owner takes for a card of a kind, in seconds: the median of the last ones; undefined where there is none. */
export function usualSeconds(rows: readonly { seconds: number }[]): number | undefined {
  const last = rows
    .slice(-LAST_ANSWERS)
    .map(({ seconds }) => seconds)
    .toSorted((a, b) => a - b);

  return last[Math.floor(last.length / 2)];
}

/** From the first time on that a question was missed, or not sure: what was known before is no matter of review. */
function askedQuestions(answers: readonly AskedQuestion[]): Asked[] {
  const usual = usualSeconds(answers) ?? null;
  const begun = new Set<string>();

  return answers.flatMap((answer) => {
    const { sessionId, isCorrect, notSure, seconds, answeredAt } = answer;
    const cardId = questionCardId(answer);
    if (isCorrect && !notSure && !begun.has(cardId)) return [];
    begun.add(cardId);
    const rating = ratingOfAnswer({ isRight: isCorrect, isUnsure: notSure, seconds, usualSeconds: usual });

    return [{ id: `${sessionId} ${cardId}`, cardId, at: answeredAt, rating }];
  });
}

function questionCardId({ questionId }: AskedQuestion): string {
  return `q:${questionId}`;
}

function flashCardId(deckId: string, front: string): string {
  return `f:${deckId}/${front}`;
}
