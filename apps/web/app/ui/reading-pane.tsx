import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, type Ref, Suspense, useId, useState } from 'react';

import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { cn } from './cn.ts';
import type { Exhibit } from './exhibits.tsx';
import { lazyPart } from './lazy-part.tsx';
import { loadSoon } from './load-soon.ts';
import { RichText } from './rich-text.tsx';
import { useReadOn } from './use-read-on.ts';

type ReadingPaneProps = {
  title: string;
  /** What the text is for, below its title. */
  note: string;
  source?: string | undefined;
  /** Exhibits below the text, one at a time. */
  tabs?: readonly Exhibit[];
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Names the text, where parts of it can be marked; a tab has its title behind it. */
  place?: string;
  /** Sets `--pane-top` and `--pane-bottom`: what of the screen the page's own bars take, on a wide screen. */
  className?: string;
  children: string;
};

/** What scrolls must be reachable without a mouse; not every browser sees to that by itself. */
const REACHED_WITH_TAB = { tabIndex: 0 };

const loadExhibits = () => import('./exhibits.tsx');
const Exhibits = lazyPart(async () => (await loadExhibits()).Exhibits);

const NO_TABS: readonly Exhibit[] = [];

/**
 * A text to read while something beside it is worked on: it stays in sight and scrolls by itself. Above its neighbour, on
 * a narrow screen, a long text fades out until it is read on, and any can be folded away: a box that ends on a full
 * sentence would look like all of it.
 *
 * Memoised: a long text must not be laid out anew with every click beside it. Give it a `key` per text, so that each one
 * begins open and at its top.
 */
export const ReadingPane = memo(function ReadingPane({
  title,
  note,
  source,
  tabs = NO_TABS,
  headingRef,
  place,
  className,
  children: text,
}: ReadingPaneProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { ref: textRef, isCut, isReadOn, toggle: toggleReadOn } = useReadOn();
  const titleId = useId();
  const textId = useId();

  return (
    <Card
      asChild
      className={cn(
        'flex min-w-0 flex-col gap-3 @3xl:tall:sticky @3xl:tall:top-(--pane-top)',
        '@3xl:tall:max-h-[calc(100dvh-var(--pane-top)-var(--pane-bottom))]',
        className,
      )}
    >
      <section aria-labelledby={titleId}>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 ref={headingRef} id={titleId} tabIndex={-1} className="scroll-mt-(--pane-top) text-heading-s">
              {title}
            </h2>
            <p className="text-small text-ink-soft">{note}</p>
          </div>
          <Button
            intent="secondary"
            size="small"
            className="shrink-0 @3xl:hidden"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide text' : 'Show text'}
            <ChevronDown aria-hidden="true" className={cn(isOpen && 'rotate-180')} />
          </Button>
        </div>
        <div
          id={textId}
          ref={textRef}
          role="group"
          aria-labelledby={titleId}
          className={cn(
            'scroll-shades relative min-h-0 border-t border-line pt-3 pr-1 @3xl:overflow-y-auto',
            !isOpen && '@max-3xl:hidden',
            !isReadOn && '@max-3xl:max-h-[max(45dvh,14rem)] @max-3xl:overflow-clip',
          )}
          {...REACHED_WITH_TAB}
        >
          {text !== '' && (
            <RichText place={place} className="max-w-[65ch]">
              {withMarkedNumbers(text)}
            </RichText>
          )}
          {tabs.length > 0 && (
            <Suspense fallback={<RichText>{tabs[0]?.text ?? ''}</RichText>}>
              <Exhibits tabs={tabs} place={place} />
            </Suspense>
          )}
          {source !== undefined && <p className="mt-4 text-small text-ink-soft">Source: {source}</p>}
          {isCut && <div aria-hidden="true" className="fade-out @3xl:hidden" />}
        </div>
        {isOpen && (isCut || isReadOn) && (
          <Button
            intent="secondary"
            size="small"
            className="self-start @3xl:hidden"
            aria-expanded={isReadOn}
            aria-controls={textId}
            onClick={toggleReadOn}
          >
            {isReadOn ? 'Show less' : 'Read on'}
            <ChevronDown aria-hidden="true" className={cn(isReadOn && 'rotate-180')} />
          </Button>
        )}
      </section>
    </Card>
  );
});

/** Starts loading what shows exhibits, so that no question has to wait for it later. */
export function preloadExhibits(): void {
  loadSoon(loadExhibits);
}

/** A reading pane beside what it is for, or above it where there is no room for both. */
export function BesideReading({ pane, children }: { pane: ReactNode; children: ReactNode }) {
  return (
    <div className="@container min-w-0">
      <div className={cn('grid items-start gap-5', pane !== undefined && '@3xl:grid-cols-2')}>
        {pane}
        <div className="grid min-w-0 gap-5">{children}</div>
      </div>
    </div>
  );
}

/** Sentence numbers, `[1]` to `[99]`, stand out and stay with their sentence. */
function withMarkedNumbers(text: string): string {
  return text.replaceAll(/(?<=^|\s)(\[\d{1,2}\])\s+/g, '**$1**\u00A0');
}
