import { textKind } from '@second-bell/question-text';
import { lazy, memo, Suspense } from 'react';

import { cn } from './cn.ts';
import { loadSoon } from './load-soon.ts';
import { Words } from './words.tsx';

type RichTextProps = {
  children: string;
  className?: string;
  /** For a text inside a button or a line: no paragraphs, no tables. */
  inline?: boolean;
  /** Names the text, where parts of it can be marked. */
  place?: string | undefined;
};

const loadMarkdown = () => import('./rich-text-markdown.tsx');
const loadTex = () => import('./rich-text-tex.tsx');

const RENDERERS = {
  // Where they do not come, the text stays readable as it was typed.
  markdown: lazy(async () => ({
    default: (await loadMarkdown().catch(() => undefined))?.MarkdownText ?? PlainText,
  })),
  tex: lazy(async () => ({ default: (await loadTex().catch(() => undefined))?.TexText ?? PlainText })),
};

/**
 * A text with Markdown emphasis, tables and `$…$` TeX, and no raw HTML.
 *
 * Most texts hold no markup and are shown at once; the libraries are loaded when the first text needs them, and the
 * text is readable as it was typed until then.
 */
export const RichText = memo(function RichText({
  children: text,
  className,
  inline = false,
  place,
}: RichTextProps) {
  const kind = textKind(text);
  const Box = inline ? 'span' : 'div';
  const plain = <PlainText text={text} inline={inline} />;
  const Renderer = kind === 'plain' ? undefined : RENDERERS[kind];

  return (
    <Box
      data-place={place}
      className={cn('wrap-anywhere whitespace-pre-line', !inline && 'grid gap-4', className)}
    >
      {Renderer === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <Renderer text={text} inline={inline} />
        </Suspense>
      )}
    </Box>
  );
});

/** Starts loading what these texts will need, so that no question has to wait for it later. */
export function preloadRichText(texts: readonly string[]): void {
  const kinds = new Set(texts.map(textKind));
  if (kinds.has('markdown')) loadSoon(loadMarkdown);
  if (kinds.has('tex')) loadSoon(loadTex);
}

function PlainText({ text, inline }: { text: string; inline: boolean }) {
  if (inline) return <Words>{text}</Words>;

  return (
    <p>
      <Words>{text.trim()}</Words>
    </p>
  );
}
