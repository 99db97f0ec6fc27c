import { isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { isTextTag, plainText, type TextElement, type TextNode } from '../text-tree.ts';

type ElementWithChildren = ReactElement<{ children?: ReactNode }>;

const WORKED_EXAMPLE = /^Worked example\b/;

/** Markdown as plain data. What the pages have no element for (a link, a picture, raw HTML) stops the build. */
export function readMarkdown(markdown: string): TextNode[] {
  const page = Markdown({ children: markdown, remarkPlugins: [[remarkGfm, { singleTilde: false }]] });
  const ids = new Set<string>();

  return nodesOf((page as ElementWithChildren).props.children).map((node) => withId(node, ids));
}

/** One line of text with emphasis: the paragraph around it is left out. */
export function readInlineMarkdown(markdown: string): readonly TextNode[] {
  const nodes = readMarkdown(markdown);
  const [only] = nodes;

  return nodes.length === 1 && isElement(only) && only.tag === 'p' ? only.children : nodes;
}

/** Puts each worked example, its heading and what follows up to the next one, into a section of its own. */
export function groupExamples(nodes: readonly TextNode[]): TextNode[] {
  const grouped: TextNode[] = [];
  let example: TextNode[] | undefined;
  for (const node of nodes) {
    const isHeading = isElement(node) && (node.tag === 'h2' || node.tag === 'h3');
    if (isHeading) {
      example = WORKED_EXAMPLE.test(plainText(node.children)) ? [] : undefined;
      if (example) grouped.push({ tag: 'section', children: example });
    }
    (example ?? grouped).push(node);
  }

  return grouped;
}

export function isElement(node: TextNode | undefined): node is TextElement {
  return typeof node === 'object';
}

function nodesOf(children: ReactNode): TextNode[] {
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => nodesOf(child));
  // Between blocks there is nothing but line ends.
  if (typeof children === 'string') return children === '\n' ? [] : [children];
  if (!isValidElement<{ children?: ReactNode }>(children)) return [];

  const { type, props } = children;
  if (typeof type !== 'string' || !isTextTag(type)) throw new Error(`No page shows a <${String(type)}>`);

  return [{ tag: type, children: nodesOf(props.children) }];
}

function withId(node: TextNode, taken: Set<string>): TextNode {
  if (!isElement(node) || (node.tag !== 'h2' && node.tag !== 'h3')) return node;

  const slug = slugOf(plainText(node.children));
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);

  return { ...node, id };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
