import type { Passage } from '@second-bell/contract';

const NAME_LENGTH = 60;

/** The title of a passage; without one, its first words. */
export function passageName({ title, text }: Pick<Passage, 'title' | 'text'>): string {
  if (title !== undefined) return title;

  const words = text.replace(/\s+/g, ' ').trim();

  return words.length <= NAME_LENGTH ? words : `${words.slice(0, NAME_LENGTH).trimEnd()}…`;
}
