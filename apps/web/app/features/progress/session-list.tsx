import type { Session } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { KINDS, SESSIONS_TITLE } from '#copy/progress.ts';
import { attemptPath } from '#copy/site-links.ts';
import { count, formatDate } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Card } from '#ui/card.tsx';

import { Pages } from './pages.tsx';
import { sessionsQuery } from './progress-queries.ts';

/** As the server has them. */
const PER_PAGE = 20;

/** Every test and every run of practice; a test opens question by question, with the reasons. */
export function SessionList({ exam }: { exam: string | null }) {
  const [page, setPage] = useState(1);
  const sessions = useQuery(sessionsQuery({ page: String(page), ...(exam !== null && { exam }) }));

  return (
    <Card asChild className="grid content-start gap-4">
      <section aria-labelledby="sessions">
        <h2 id="sessions" className="text-heading-s">
          {SESSIONS_TITLE}
        </h2>
        <QueryView query={sessions} loading="Loading your tests…">
          {({ total, sessions: shown }) => (
            <>
              <ol className="grid gap-2">
                {shown.map((session) => (
                  <li key={session.sessionId}>
                    <SessionRow session={session} />
                  </li>
                ))}
              </ol>
              <Pages name={SESSIONS_TITLE} page={page} total={total} perPage={PER_PAGE} onPage={setPage} />
            </>
          )}
        </QueryView>
      </section>
    </Card>
  );
}

const ROW = 'flex min-h-14 items-center gap-3 rounded-control border-2 border-line px-4 py-2.5';

function SessionRow({ session }: { session: Session }) {
  if (session.kind !== 'test') {
    return (
      <div className={ROW}>
        <SessionFacts session={session} />
      </div>
    );
  }

  return (
    <Link to={attemptPath(session.sessionId)} className={`${ROW} hover:border-primary`}>
      <SessionFacts session={session} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

function SessionFacts({ session }: { session: Session }) {
  const { kind, title, examType, examSubject, percent, correct, answered, endedAt } = session;
  const about = [examType, examSubject].filter((name) => name !== '').join(' · ');

  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{title ?? about}</span>
        <span className="text-small text-ink-soft">
          {KINDS[kind]} · {formatDate(endedAt)}
        </span>
      </span>
      <span className="flex items-baseline gap-3">
        <span className="text-small text-ink-soft">
          {correct} of {count(answered, 'answer')} right
        </span>
        <span className="text-lead font-bold tabular-nums">{percent}%</span>
      </span>
    </span>
  );
}
