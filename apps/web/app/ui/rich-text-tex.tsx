import 'katex/dist/katex.min.css';
import { plainFormula } from '@second-bell/question-text';
import { render } from 'katex';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import remarkMath from 'remark-math';

import { MarkdownView, type RendererProps } from './rich-text-markdown.tsx';

const PLUGINS = [remarkMath];

/** remark-math marks its formulas as code of a class of their own. */
const DISPLAY_CLASS = 'math-display';
const COMPONENTS = { code: CodeOrFormula, pre: ({ children }: ComponentProps<'pre'>) => children };

/**
 * A formula that cannot be read is shown as typed, in the text's own colour; no command may load or link anything. What is
 * drawn is for the eyes alone.
 */
const KATEX_OPTIONS = {
  output: 'html',
  throwOnError: false,
  strict: 'ignore',
  errorColor: 'currentColor',
  trust: false,
} as const;

export function TexText(props: RendererProps) {
  return <MarkdownView {...props} extraPlugins={PLUGINS} extraComponents={COMPONENTS} />;
}

function CodeOrFormula({ className = '', children }: ComponentProps<'code'>) {
  if (typeof children !== 'string' || !className.includes('math-')) return <code>{children}</code>;

  return <Formula tex={children} isDisplay={className.includes(DISPLAY_CLASS)} />;
}

function Formula({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (place.current) render(tex, place.current, { ...KATEX_OPTIONS, displayMode: isDisplay });
  }, [tex, isDisplay]);

  return (
    <span className="relative">
      <span ref={place} aria-hidden="true" />
      <span className="sr-only">{plainFormula(tex)}</span>
    </span>
  );
}
