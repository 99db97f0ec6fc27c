import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export type SortableItem = { id: string; name: string };

/** What a screen reader says of the handle. */
export const MOVE_INSTRUCTIONS =
  'To move this, press the space bar. Then press the up and down arrow keys, and the space bar again to put it down. Press Escape to leave it where it was.';

/** `Reading is now number 2 of 5.` */
export function placeWords(items: readonly SortableItem[], id: UniqueIdentifier, place: number): string {
  return `${nameOf(items, id)} is now number ${place + 1} of ${items.length}.`;
}

/** What a screen reader says while something is moved by keyboard or drag. */
export function announcementsFor(items: readonly SortableItem[]): Announcements {
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);

  return {
    // Each move begins over its own place, which is said below.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      if (over.id !== active.id) return placeWords(items, active.id, placeOf(over.id));

      return `Holding ${nameOf(items, active.id)} at its own place, number ${placeOf(active.id) + 1} of ${items.length}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `Put down. ${placeWords(items, active.id, placeOf(over.id))}`
        : `${nameOf(items, active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(items, active.id)} stays where it was.`,
  };
}

function nameOf(items: readonly SortableItem[], id: UniqueIdentifier): string {
  return items.find((item) => item.id === id)?.name ?? 'This';
}
