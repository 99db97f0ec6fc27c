import type { ComponentProps } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';

import { escapeLooseDollars } from './rich-text-dollars.ts';

export type RendererProps = { text: string; inline: boolean };

type Plugins = NonNullable<Options['remarkPlugins']>;
type MarkdownViewProps = RendererProps & { extraPlugins?: Plugins; extraComponents?: Components };

/** Markdown whose every other construct is off: `# of items`, `1. …` and `<b>` stay what their author typed. */
const OFF = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteCall',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Bare addresses become links only through GFM; they are shown as text. */
const UNWRAPPED = ['a', 'img', 'input', 'section'];
const TABLE_PARTS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const NONE: Plugins = [];

const BLOCK: Components = { table: ScrollingTable };
const INLINE: Components = { p: ({ children }) => children };

const emphasisAndTablesOnly: Extract<Plugins[number], (...args: never[]) => unknown> = function () {
  const data = this.data() as { micromarkExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: OFF } }];
};

export function MarkdownText(props: RendererProps) {
  return <MarkdownView {...props} />;
}

/** What both chunks share; the TeX one adds to it. */
export function MarkdownView({ text, inline, extraPlugins = NONE, extraComponents }: MarkdownViewProps) {
  return (
    <Markdown
      remarkPlugins={[[remarkGfm, { singleTilde: false }], emphasisAndTablesOnly, ...extraPlugins]}
      disallowedElements={inline ? [...UNWRAPPED, ...TABLE_PARTS] : UNWRAPPED}
      unwrapDisallowed
      components={{ ...(inline ? INLINE : BLOCK), ...extraComponents }}
    >
      {escapeLooseDollars(text)}
    </Markdown>
  );
}

/** What scrolls must be reachable without a mouse; not every browser sees to that by itself. */
const REACHED_WITH_TAB = { tabIndex: 0 };

/**
 * A wide table scrolls in its own box, with the keyboard too, instead of pushing the page wider than the phone.
 * A group, not a section: a page of many tables would be a page of many landmarks of one name.
 */
function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    <div
      role="group"
      aria-label="Table"
      data-scrolls-sideways
      className="max-w-full overflow-x-auto whitespace-normal"
      {...REACHED_WITH_TAB}
    >
      <table className="rich-text-table">{children}</table>
    </div>
  );
}
