import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { examQuestionSchema } from './exams.ts';
import { countSchema, described, idSchema, momentSchema, secondsSchema, text } from './fields.ts';
import { scoringRuleSchema } from './items.ts';
import { routes } from './routes.ts';

/** What one call may bring. */
export const RATINGS_AT_ONCE = 100;
const DECK_CARDS_MAX = 500;
const FRONT_MAX_LENGTH = 300;

/** A day in the learner's own time zone: `2026-11-22`. */
export const dateSchema = z.iso.date();

/** The name of a time zone, as browsers tell it. */
export const timeZoneSchema = described(
  text(64).check(z.regex(/^[A-Za-z][\w+\-/]*$/, 'Give the name of a time zone, like America/Chicago')),
  { description: 'The time zone whose days count', example: 'America/Chicago' },
);

/**
 * What is known of how well a card is remembered: after `stability` days the chance is 90 %; `difficulty` goes from 1 to 10.
 * `dueOn` is the day on which the chance falls to what is aimed at.
 */
const memorySchema = z.object({
  stability: z.number(),
  difficulty: z.number(),
  firstOn: dateSchema,
  lastOn: dateSchema,
  dueOn: dateSchema,
});

const cardIdSchema = z.object({
  /** As ratings name it. */
  cardId: z.string(),
  /** Null for a card that comes for the first time. */
  memory: z.nullable(memorySchema),
});

/** A card that is asked today: a question as it was when it was missed, or one side of a flash card of a deck. */
export const reviewCardSchema = z.discriminatedUnion('kind', [
  z.extend(cardIdSchema, {
    kind: z.literal('question'),
    question: examQuestionSchema,
    scoringRule: scoringRuleSchema,
    examSubject: z.string(),
  }),
  z.extend(cardIdSchema, { kind: z.literal('flash_card'), deckId: idSchema, front: z.string() }),
]);

const summarySchema = z.object({
  /** Today, in the learner's time zone. */
  today: dateSchema,
  /** How many cards are asked today from now on, and about how many minutes they take. */
  due: countSchema,
  minutes: countSchema,
  /** How many were asked in review today already; how many a day are asked at most. */
  askedToday: countSchema,
  cap: countSchema,
  /** How many are due but moved to the days that follow, since no more than the cap are asked on a day. */
  moved: countSchema,
});

export const reviewSchema = z.extend(summarySchema, {
  /** Null where there is no exam ahead. */
  examOn: z.nullable(dateSchema),
  /** What this learner usually takes for a question; from twice that on a right answer counts as hard. */
  usualSeconds: z.nullable(secondsSchema),
  cards: z.array(reviewCardSchema),
  /** How many cards are asked on each of the next 30 days as far as is known now; only days with any. */
  ahead: z.array(z.object({ on: dateSchema, count: countSchema })),
});

/** How well a flash card was remembered. Answers to questions of a review are practice answers of the kind `review`. */
const ratingSchema = z.object({
  id: described(idSchema, { description: 'Made by the client: a rating that is sent again counts once' }),
  cardId: text(FRONT_MAX_LENGTH + 200),
  rating: z.enum(['again', 'hard', 'good', 'easy']),
  seconds: secondsSchema,
  ratedAt: momentSchema,
});

const reviewDeckSchema = z.object({ deckId: idSchema, cards: countSchema });

export type Review = z.infer<typeof reviewSchema>;
export type ReviewCard = z.infer<typeof reviewCardSchema>;
export type ReviewSummary = z.infer<typeof summarySchema>;
export type CardMemory = z.infer<typeof memorySchema>;
export type CardRating = z.infer<typeof ratingSchema>;
export type ReviewDeck = z.infer<typeof reviewDeckSchema>;

const userParams = z.object({ userId: idSchema });
const deckParams = z.extend(userParams, { deckId: idSchema });
const dayQuery = z.object({ timeZone: z.optional(timeZoneSchema) });

export const reviewEndpoints = {
  review: endpoint({
    ...routes.review.review,
    summary: 'The cards that are asked today, the most urgent first, with their keys',
    policy: 'attempt.own',
    params: userParams,
    query: dayQuery,
    response: reviewSchema,
  }),
  summary: endpoint({
    ...routes.review.summary,
    summary: 'How many cards are asked today, and how long they take',
    policy: 'attempt.own',
    params: userParams,
    query: dayQuery,
    response: summarySchema,
  }),
  rate: endpoint({
    ...routes.review.rate,
    summary: 'Stores how well flash cards were remembered; each rating counts once, however often it is sent',
    policy: 'attempt.own',
    params: userParams,
    body: z.object({
      ratings: z.array(ratingSchema).check(z.minLength(1), z.maxLength(RATINGS_AT_ONCE)),
    }),
    response: z.object({ stored: countSchema }),
    status: 201,
  }),
  decks: endpoint({
    ...routes.review.decks,
    summary: 'The decks of flash cards that are reviewed',
    policy: 'attempt.own',
    params: userParams,
    response: z.array(reviewDeckSchema),
  }),
  addDeck: endpoint({
    ...routes.review.addDeck,
    summary:
      'Adds a deck of flash cards to the review, by the fronts of its cards; added again, its cards are renewed',
    policy: 'attempt.own',
    params: deckParams,
    body: z.object({
      cards: z
        .array(text(FRONT_MAX_LENGTH).check(z.minLength(1)))
        .check(z.minLength(1), z.maxLength(DECK_CARDS_MAX)),
    }),
    response: reviewDeckSchema,
  }),
  removeDeck: endpoint({
    ...routes.review.removeDeck,
    summary: 'Takes a deck out of the review; what is known of its cards stays known',
    policy: 'attempt.own',
    params: deckParams,
    response: z.undefined(),
    status: 204,
  }),
};
