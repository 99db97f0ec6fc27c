import type { Attempt } from '@second-bell/contract';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { count, formatDate } from '#lib/format.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

import { AttemptBadge } from './attempt-badge.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { attemptStanding } from './view-model.ts';

/** Most visits open none: it is loaded with the first. */
const loadDialog = () => import('./attempt-dialog.tsx');
const AttemptDialog = lazyPart(async () => (await loadDialog()).AttemptDialog);

/** Spec section 9. */
const RECENT_COUNT = 5;
/** So many more come with each press: a year of tests is not drawn at once. */
const MORE_COUNT = 25;

/** The newest tests, and on demand all of them. `attempts`: newest first. */
export function RecentScores({ attempts }: { attempts: readonly Attempt[] }) {
  const [shownCount, setShownCount] = useState(RECENT_COUNT);
  const list = useRef<HTMLUListElement>(null);
  const left = attempts.length - shownCount;
  const showMore = () => {
    flushSync(() => setShownCount(shownCount + MORE_COUNT));
    // The button may be gone: the reading goes on at the first test that it brought.
    list.current?.querySelectorAll<HTMLElement>(':scope > li > button')[shownCount]?.focus();
  };

  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="recent-scores">
        <h2 id="recent-scores" className="text-heading-s">
          Recent scores
        </h2>
        <p className="text-small text-ink-soft">Press a test to see its answers.</p>
        <ul ref={list} className="grid gap-2">
          {attempts.slice(0, shownCount).map((attempt) => (
            <li key={attempt.id}>
              <RecentScore attempt={attempt} />
            </li>
          ))}
        </ul>
        {left > 0 && (
          <Button intent="secondary" className="justify-self-start" onClick={showMore}>
            {left <= MORE_COUNT ? `Show all ${count(attempts.length, 'test')}` : `Show ${MORE_COUNT} more`}
          </Button>
        )}
        {shownCount > RECENT_COUNT && (
          <p role="status" className="text-small text-ink-soft">
            {`${Math.min(shownCount, attempts.length)} of ${count(attempts.length, 'test')}`}
          </p>
        )}
      </section>
    </Card>
  );
}

function RecentScore({ attempt }: { attempt: Attempt }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <AttemptButton ref={button} attempt={attempt} aria-expanded={isOpen} onClick={open} />
      {wasOpened && (
        <PartBoundary fallback={<NoDialog />}>
          <Suspense>
            <AttemptDialog
              attempt={attempt}
              open={isOpen}
              onOpenChange={setIsOpen}
              onClosed={() => button.current?.focus()}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function NoDialog() {
  return (
    <Notice tone="critical" title="This test could not be opened" role="alert" className="mt-2">
      Check your internet connection, then reload the page.
    </Notice>
  );
}

type AttemptButtonProps = ComponentProps<'button'> & { attempt: Attempt };

function AttemptButton({ attempt, ...props }: AttemptButtonProps) {
  const hasScore = attemptStanding(attempt) !== 'leftEarly' && attempt.score !== null;

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control border-2 border-line bg-surface-raised px-4 py-2.5 text-left hover:border-primary"
      onPointerEnter={preload}
      onFocus={preload}
      {...props}
    >
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="grid min-w-0">
          <span className="font-semibold">{attempt.examTitle}</span>
          {attempt.completedAt !== null && (
            <span className="text-small text-ink-soft">{formatDate(attempt.completedAt)}</span>
          )}
        </span>
        <span className="flex items-center gap-3">
          {hasScore && <span className="text-lead font-bold tabular-nums">{attempt.score}%</span>}
          <AttemptBadge attempt={attempt} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </button>
  );
}

/** A failure is met, and told, when the dialog is opened. */
function preload(): void {
  loadDialog().catch(() => undefined);
}
