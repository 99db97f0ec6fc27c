import type { StudyMaterial } from '@second-bell/contract';

import type { SiteLink } from '#copy/site-links.ts';
import { guidePath } from '#copy/study-materials.ts';

import { plainText, type TextNode } from '../text-tree.ts';
import { materialAt, relatedTo } from './catalog.server.ts';
import { practiceLink } from './practice-link.server.ts';
import { groupExamples, isElement, readMarkdown } from './read-markdown.server.ts';

export type Guide = {
  material: StudyMaterial;
  minutes: number;
  contents: readonly { id: string; title: string }[];
  body: readonly TextNode[];
  practice: SiteLink;
  related: readonly StudyMaterial[];
};

/** Slower than a novel is read: the examples are worked through on the way. */
const WORDS_PER_MINUTE = 110;

const FILES = import.meta.glob<string>('../../../../../../content/study-materials/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TEXTS = new Map(Object.entries(FILES).map(([file, text]) => [slugOf(file), text]));

export function guideSlugs(): string[] {
  return [...TEXTS.keys()];
}

/** A guide ready to be shown; undefined where there is none of that name. */
export function readGuide(slug: string): Guide | undefined {
  const text = TEXTS.get(slug);
  if (text === undefined) return undefined;

  const nodes = readMarkdown(text);
  const material = materialAt(guidePath(slug));

  return {
    material,
    minutes: Math.round(wordCount(text) / WORDS_PER_MINUTE),
    contents: nodes
      .filter(isElement)
      .flatMap(({ tag, id, children }) =>
        tag === 'h2' && id !== undefined ? [{ id, title: plainText(children) }] : [],
      ),
    body: groupExamples(nodes),
    practice: practiceLink(material),
    related: relatedTo(material),
  };
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function slugOf(file: string): string {
  return file.replace(/^.*\/|\.md$/g, '');
}
