import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'study-materials');

const deckSchema = z.object({ cards: z.array(z.object({ front: z.string(), back: z.string() })) });

/** What can be found in the guides and decks beyond their titles; addresses as the list of study materials has them. */
export type SearchTexts = {
  guides: { url: string; text: string }[];
  cards: { url: string; front: string; back: string }[];
};

/** Reads the guides and decks that are built into the site. */
export async function readSearchTexts(): Promise<SearchTexts> {
  const [guides, decks] = await Promise.all([readFolder('guides', '.md'), readFolder('flashcards', '.json')]);

  return {
    guides: guides.map(({ slug, text }) => ({
      url: `/study-materials/guides/${slug}`,
      text: plainWords(text),
    })),
    cards: decks.flatMap(({ slug, text }) =>
      deckSchema.parse(JSON.parse(text)).cards.map(({ front, back }) => ({
        url: `/study-materials/flashcards/${slug}`,
        front: plainWords(front),
        back: plainWords(back),
      })),
    ),
  };
}

async function readFolder(folder: string, extension: string): Promise<{ slug: string; text: string }[]> {
  const names = (await readdir(join(CONTENT, folder))).filter((name) => name.endsWith(extension));

  return Promise.all(
    names.toSorted().map(async (name) => ({
      slug: name.slice(0, -extension.length),
      text: await readFile(join(CONTENT, folder, name), 'utf8'),
    })),
  );
}

/** Markdown's signs are left out: nobody looks for them. */
export function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/[*_#`|>]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
