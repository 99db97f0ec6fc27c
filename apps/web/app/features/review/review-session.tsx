import { type Rating, ratingOfAnswer } from '@second-bell/review';
import { useEffect, useState } from 'react';

import { randomName } from '#lib/random-name.ts';
import { useFocusOnChange } from '#lib/use-focus-on-change.ts';
import { useRegistry } from '#question-types/item-rules.ts';
import { Spinner } from '#ui/spinner.tsx';

import type { AnsweredQuestion, FlashCardData, QuestionCardData } from './answered-question.ts';
import { awayWords } from '#lib/day-words.ts';
import { FlashCardTurn } from './flash-card-turn.tsx';
import { forgetCard, type LoadedReview } from './load-review.ts';
import { nextDay, reviewDays } from './memory-of-card.ts';
import { keepWaiting, sendWaiting } from './outbox.ts';
import { QuestionTurn } from './question-turn.tsx';
import { ReviewEnd, type Turn } from './review-end.tsx';

type ReviewSessionProps = { review: LoadedReview; onLeave: () => void };

/** All that is asked today, card after card. What is answered is kept at once: whoever stops goes on where they were. */
export function ReviewSession({ review, onLeave }: ReviewSessionProps) {
  const [{ cards, sessionId }] = useState({ cards: review.cards, sessionId: randomName() });
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const rules = useRegistry();
  const heading = useFocusOnChange<HTMLHeadingElement>(index, { scrolls: false });

  // Each card begins at its beginning, wherever the last one was left.
  useEffect(() => {
    if (index > 0) window.scrollTo(0, 0);
  }, [index]);

  const days = reviewDays(review);
  const card = cards[index];
  const goOn = () => setIndex(index + 1);

  function note(rated: Turn['card'], rating: Rating): number {
    const day = nextDay(rated, rating, days);
    setTurns([...turns, { card: rated, rating, day }]);
    forgetCard(rated.cardId);
    void sendWaiting();

    return day;
  }

  function answerQuestion(asked: QuestionCardData, answered: AnsweredQuestion): string {
    const { isUnsure, seconds, grade, response } = answered;
    const { usualSeconds } = review;
    const { id: questionId, examId, testVersion } = asked.question;
    keepWaiting({
      kind: 'answer',
      cardId: asked.cardId,
      body: {
        id: randomName(),
        sessionId,
        kind: 'review',
        questionId,
        practiceTestId: examId,
        testVersion,
        response,
        notSure: isUnsure,
        timeSpent: seconds,
        answeredAt: new Date().toISOString(),
      },
    });
    const rating = ratingOfAnswer({ isRight: grade.isRight !== false, isUnsure, seconds, usualSeconds });

    return awayWords(note(asked, rating), days.today);
  }

  function rateFlashCard(rated: FlashCardData, rating: Rating, seconds: number): void {
    const { cardId } = rated;
    const body = { id: randomName(), cardId, rating, seconds, ratedAt: new Date().toISOString() };
    keepWaiting({ kind: 'rating', cardId, body });
    note(rated, rating);
    goOn();
  }

  if (card === undefined)
    return <ReviewEnd turns={turns} today={days.today} headingRef={heading} onLeave={onLeave} />;
  if (rules === undefined) return <Spinner label="Loading…" />;
  const place = { index, cardCount: cards.length, onLeave };

  return card.kind === 'question' ? (
    <QuestionTurn
      key={card.cardId}
      card={card}
      place={place}
      rules={{ ...rules, scoringRule: card.scoringRule }}
      headingRef={heading}
      onAnswered={(answered) => answerQuestion(card, answered)}
      onNext={goOn}
    />
  ) : (
    <FlashCardTurn
      key={card.cardId}
      card={card}
      place={place}
      headingRef={heading}
      comesBack={(rating) => awayWords(nextDay(card, rating, days), days.today)}
      onRated={(rating, seconds) => rateFlashCard(card, rating, seconds)}
      onSkip={goOn}
    />
  );
}
