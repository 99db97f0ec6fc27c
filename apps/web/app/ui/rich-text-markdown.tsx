import { escapeLooseDollars, MARKDOWN_OFF } from '@second-bell/question-text';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { keptWords } from './kept-words.ts';
import { ScrollingTable } from './scrolling-table.tsx';

export type RendererProps = { text: string; inline: boolean };

type Plugins = NonNullable<Options['remarkPlugins']>;
type MarkdownViewProps = RendererProps & { extraPlugins?: Plugins; extraComponents?: Components };

/** Bare addresses become links only through GFM; they are shown as text. */
const UNWRAPPED = ['a', 'img', 'input', 'section'];
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const NONE: Plugins = [];
const REHYPE_PLUGINS: Plugins = [keptWords];

const BLOCK: Components = { table: ScrollingTable };
const INLINE: Components = { p: ({ children }) => children };

const emphasisAndTablesOnly: Extract<Plugins[number], (...args: never[]) => unknown> = function () {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: MARKDOWN_OFF } }];
};

export function MarkdownText(props: RendererProps) {
  return <MarkdownView {...props} />;
}

/** What both chunks share; the TeX one adds to it. */
export function MarkdownView({ text, inline, extraPlugins = NONE, extraComponents }: MarkdownViewProps) {
  return (
    <Markdown
      remarkPlugins={[[remarkGfm, { singleTilde: false }], emphasisAndTablesOnly, ...extraPlugins]}
      rehypePlugins={REHYPE_PLUGINS}
      disallowedElements={inline ? [...UNWRAPPED, ...TABLE_PARTS] : UNWRAPPED}
      unwrapDisallowed
      components={{ ...(inline ? INLINE : BLOCK), ...extraComponents }}
    >
      {escapeLooseDollars(text)}
    </Markdown>
  );
}
