import type { Attempt } from '@second-bell/contract';
import { ChevronRight } from 'lucide-react';

import { formatDate } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Dialog, DialogTrigger } from '#ui/dialog.tsx';

import { AttemptBadge } from './attempt-badge.tsx';
import { AttemptDialog } from './attempt-dialog.tsx';
import { attemptStanding } from './view-model.ts';

export function RecentScores({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <Card asChild className="grid gap-3">
      <section aria-labelledby="recent-scores">
        <h2 id="recent-scores" className="text-heading-s">
          Recent scores
        </h2>
        <p className="text-small text-ink-soft">Press a test to see its answers.</p>
        <ul className="grid gap-2">
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <Dialog>
                <DialogTrigger asChild>
                  <AttemptButton attempt={attempt} />
                </DialogTrigger>
                <AttemptDialog attempt={attempt} />
              </Dialog>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** The other props are the dialog trigger's. */
function AttemptButton({ attempt, ...props }: { attempt: Attempt }) {
  const hasScore = attemptStanding(attempt) !== 'leftEarly' && attempt.score !== null;

  return (
    <button
      type="button"
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control border-2 border-line bg-surface-raised px-4 py-2.5 text-left hover:border-primary"
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
