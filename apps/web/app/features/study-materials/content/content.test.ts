import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { studyMaterialSchema } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type Worksheet, worksheetSchema } from '../../../../scripts/worksheet-pdf.ts';
import { MATERIALS } from './catalog.server.ts';
import { deckSlugs, readDeck } from './decks.server.ts';
import { guideSlugs, readGuide, wordCount } from './guides.server.ts';
import { plainText, type TextNode } from '../text-tree.ts';

const CONTENT = join(import.meta.dirname, '../../../../../../content/study-materials');
const BLANK = /^\s*$/;

const fileNames = (folder: string) => readdirSync(join(CONTENT, folder));
const worksheets: [string, Worksheet][] = fileNames('worksheets').map((file) => [
  file,
  worksheetSchema.parse(JSON.parse(readFileSync(join(CONTENT, 'worksheets', file), 'utf8'))),
]);

/** The tags of a text, in order: `h2`, `p`, … */
function tagsOf(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]));
}

describe('the catalog', () => {
  it('is what the API serves, each id once', () => {
    expect(z.array(studyMaterialSchema).safeParse(MATERIALS).error).toBeUndefined();
    expect(new Set(MATERIALS.map(({ id }) => id)).size).toBe(MATERIALS.length);
  });

  it('lists every guide, deck and worksheet, and nothing that is not there', () => {
    const addresses = (folder: string, base: string, from: RegExp, to: string) =>
      fileNames(folder).map((file) => `${base}/${file.replace(from, to)}`);

    expect(new Set(MATERIALS.map(({ url }) => url))).toEqual(
      new Set([
        ...addresses('guides', '/study-materials/guides', /\.md$/, ''),
        ...addresses('flashcards', '/study-materials/flashcards', /\.json$/, ''),
        ...addresses('worksheets', '/worksheets', /\.json$/, '.pdf'),
      ]),
    );
    for (const { type, url, downloadUrl } of MATERIALS) {
      expect(downloadUrl).toBe(type === 'worksheet' ? url : undefined);
    }
  });
});

describe.each(guideSlugs())('the guide %s', (slug) => {
  const guide = readGuide(slug);
  const text = readFileSync(join(CONTENT, 'guides', `${slug}.md`), 'utf8');

  it('is long enough to learn from, with worked examples, exercises and sources', () => {
    expect(wordCount(text)).toBeGreaterThanOrEqual(800);
    expect(tagsOf(guide?.body ?? []).filter((tag) => tag === 'section').length).toBeGreaterThanOrEqual(3);
    const titles = guide?.contents.map(({ title }) => title) ?? [];
    expect(titles).toEqual(expect.arrayContaining(['Try it yourself', 'What to do next', 'Answers']));
    expect(text).toMatch(/\nSources?: .+\n$/);
  });

  it('shows no markup that was not read', () => {
    expect(plainText(guide?.body ?? [])).not.toMatch(/\*\*|^#|\|---|\]\(|<\w/m);
  });

  it('has a name for each column of its tables', () => {
    expect(text).not.toMatch(/^\|(?:.*\|)? *\|.*\n\| ?-{3}/m);
  });

  it('leads on to practice', () => {
    expect(guide?.practice.to).toMatch(/^\/student\/(test|dashboard)\//);
    expect(guide?.related.length).toBeGreaterThan(0);
  });
});

describe.each(deckSlugs())('the deck %s', (slug) => {
  const cards = readDeck(slug)?.cards ?? [];

  it('has thirty cards or more, no two alike, with a short answer each', () => {
    expect(cards.length).toBeGreaterThanOrEqual(30);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { front, back } of cards) {
      expect(plainText(front).length).toBeLessThanOrEqual(120);
      expect(plainText(back)).not.toMatch(BLANK);
      expect(tagsOf([...front, ...back]).filter((tag) => !['em', 'strong'].includes(tag))).toEqual([]);
    }
  });
});

describe.each(worksheets)('the worksheet %s', (_file, { items, instructions }) => {
  it('has an answer for each question, and says how to use it', () => {
    expect(items.length).toBeGreaterThanOrEqual(15);
    for (const { question, answer } of items) {
      expect(question).not.toMatch(BLANK);
      expect(answer).not.toMatch(BLANK);
    }
    expect(instructions).toContain('Next step');
  });
});
