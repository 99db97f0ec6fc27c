import { reviewEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import { ownerForWrite, ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { Versions } from '../test-versions/test-versions.service.ts';
import * as review from './review.service.ts';

export async function reviewRoutes(app: App): Promise<void> {
  const { db, content } = app;
  const source = { db, content, versions: new Versions() };
  const { review: today, summary, rate, decks, addDeck, removeDeck } = reviewEndpoints;

  implement(app, today, ({ params, query, request }) =>
    review.getReview(source, ownerOf(request, params.userId), query.timeZone),
  );
  implement(app, summary, ({ params, query, request }) =>
    review.getSummary(source, ownerOf(request, params.userId), query.timeZone),
  );
  implement(app, rate, ({ params, body, request, reply }) =>
    review.storeRatings(db, ownerForWrite(request, reply, params.userId), body.ratings),
  );
  implement(app, decks, ({ params, request }) => review.getDecks(db, ownerOf(request, params.userId)));
  implement(app, addDeck, ({ params, body, request, reply }) =>
    review.addDeck(db, ownerForWrite(request, reply, params.userId), params.deckId, body.cards),
  );
  implement(app, removeDeck, ({ params, request }) =>
    review.removeDeck(db, ownerOf(request, params.userId), params.deckId),
  );
}
