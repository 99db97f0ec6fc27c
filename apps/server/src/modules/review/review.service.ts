import type { CardRating, Review, ReviewDeck, ReviewSummary } from '@second-bell/contract';
import { dateOfDay, dayOfDate, isTimeZone, localDay, type VersionContent } from '@second-bell/domain';
import { DAILY_CAP, type Queue, queueOf } from '@second-bell/review';

import type { Db } from '#database/connect.ts';

import { AppError, invalidField } from '../../app-error.ts';
import type { App } from '../../app-instance.ts';
import { getDraft, type Versions } from '../test-versions/test-versions.service.ts';
import { cardsOf, countAskedOn, type OwnRows, type ReviewedCard, usualSeconds } from './cards.ts';
import { presentCards } from './review.presenter.ts';
import * as repo from './review.repo.ts';

type Source = Pick<App, 'db' | 'content'> & { versions: Versions };
/** Undefined for a visitor who has nothing yet. */
type Owner = string | undefined;

/** What a card takes until the owner's own time is known. */
const QUESTION_SECONDS = 45;
const FLASH_CARD_SECONDS = 12;
/** A tablet and a phone, all decks of the site, and some more. */
const DECKS_MAX = 50;
const NOTHING: OwnRows = { answers: [], ratings: [], decks: [], examOn: undefined };

/** What is asked today, with all that the page needs to ask it and to go on without the server. */
export async function getReview(source: Source, owner: Owner, timeZone = 'UTC'): Promise<Review> {
  const { rows, queue, contents, summary, examDay } = await readQueue(source, owner, timeZone);

  return {
    ...summary,
    examOn: examDay === null ? null : dateOfDay(examDay),
    usualSeconds: usualSeconds(rows.answers) ?? null,
    cards: presentCards(queue.today, contents),
    ahead: queue.ahead.map(({ day, count }) => ({ on: dateOfDay(day), count })),
  };
}

export async function getSummary(source: Source, owner: Owner, timeZone = 'UTC'): Promise<ReviewSummary> {
  return (await readQueue(source, owner, timeZone)).summary;
}

export async function storeRatings(
  db: Db,
  ownerId: string,
  ratings: readonly CardRating[],
): Promise<{ stored: number }> {
  const now = Date.now();
  const unique = [...new Map(ratings.map((rating) => [rating.id, rating])).values()];
  const rows = unique.map(({ ratedAt, ...rating }) => ({
    ...rating,
    ownerId,
    // A device whose clock is ahead said so: nothing is known before it happened.
    ratedAt: new Date(Math.min(Date.parse(ratedAt), now)),
  }));

  return { stored: await repo.insertRatings(db, rows) };
}

export async function getDecks(db: Db, owner: Owner): Promise<ReviewDeck[]> {
  if (owner === undefined) return [];
  const decks = await repo.findDecks(db, owner);

  return decks.map(({ deckId, cards }) => ({ deckId, cards: cards.length }));
}

export async function addDeck(
  db: Db,
  ownerId: string,
  deckId: string,
  fronts: readonly string[],
): Promise<ReviewDeck> {
  const cards = [...new Set(fronts)];
  const decks = await repo.findDecks(db, ownerId);
  if (decks.length >= DECKS_MAX && decks.every((deck) => deck.deckId !== deckId)) {
    throw invalidField('deckId', `A review holds at most ${DECKS_MAX} decks. Take one out first`);
  }
  await repo.saveDeck(db, { ownerId, deckId, cards });

  return { deckId, cards: cards.length };
}

export async function removeDeck(db: Db, owner: Owner, deckId: string): Promise<void> {
  if (owner !== undefined) await repo.deleteDeck(db, owner, deckId);
}

async function readQueue(source: Source, owner: Owner, timeZone: string) {
  if (!isTimeZone(timeZone))
    throw invalidField('timeZone', 'Give the name of a time zone, like America/Chicago');
  const today = localDay(new Date(), timeZone);
  const rows = owner === undefined ? NOTHING : await readRows(source.db, owner);
  const { cards, contents } = await stillAsked(source, cardsOf(rows, timeZone));
  const askedToday = countAskedOn(today, rows, timeZone);
  const examDay = dayAhead(rows.examOn, today);
  const queue = queueOf(cards, { today, examDay, cap: DAILY_CAP, askedToday });

  return { rows, queue, contents, examDay, summary: summaryOf(queue, { rows, today, askedToday }) };
}

async function readRows(db: Db, owner: string): Promise<OwnRows> {
  const [answers, ratings, decks, examOn] = await Promise.all([
    repo.findAskedQuestions(db, owner),
    repo.findRatings(db, owner),
    repo.findDecks(db, owner),
    repo.findExamDate(db, owner),
  ]);

  return { answers, ratings, decks, examOn };
}

/** Null for an exam that is over, or that nobody has named. */
function dayAhead(examOn: string | undefined, today: number): number | null {
  const examDay = examOn === undefined ? null : dayOfDate(examOn);

  return examDay !== null && examDay >= today ? examDay : null;
}

/**
 * The cards whose answers can be taken: of a question, its test is still there and no mock exam, and it is known how it was
 * asked. It is asked as it was then, also where it was edited or deleted since (decision 50).
 */
async function stillAsked(source: Source, cards: readonly ReviewedCard[]) {
  const answers = cards.flatMap((card) => (card.kind === 'question' ? [card.answer] : []));
  const testIds = [...new Set(answers.map(({ practiceTestId }) => practiceTestId))];
  const open = new Set<string>();
  for (const id of testIds) if (await isOpen(source, id)) open.add(id);
  const contents = await source.versions.getAll(
    source.db,
    answers.flatMap(({ practiceTestId, versionId }) => (open.has(practiceTestId) && versionId) || []),
  );
  const isAsked = (card: ReviewedCard) => card.kind === 'flash_card' || isTold(contents, card.answer);

  return { cards: cards.filter(isAsked), contents };
}

function isTold(
  contents: ReadonlyMap<string, VersionContent>,
  { versionId, questionId }: repo.AskedQuestion,
): boolean {
  const content = contents.get(versionId ?? '');

  return content?.sealed === false && content.questions.some(({ id }) => id === questionId);
}

async function isOpen(source: Source, practiceTestId: string): Promise<boolean> {
  try {
    return !(await getDraft(source, practiceTestId)).content.sealed;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

type Asked = { rows: OwnRows; today: number; askedToday: number };

function summaryOf(
  { today: cards, moved }: Queue<ReviewedCard>,
  { rows, today, askedToday }: Asked,
): ReviewSummary {
  const secondsOf = {
    question: usualSeconds(rows.answers) ?? QUESTION_SECONDS,
    flash_card: usualSeconds(rows.ratings) ?? FLASH_CARD_SECONDS,
  };
  const seconds = cards.reduce((sum, { kind }) => sum + secondsOf[kind], 0);

  return {
    today: dateOfDay(today),
    due: cards.length,
    minutes: Math.ceil(seconds / 60),
    askedToday,
    cap: DAILY_CAP,
    moved,
  };
}
