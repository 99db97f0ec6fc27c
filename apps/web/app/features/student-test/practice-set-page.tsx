import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router';

import { PATHS, practiceSetPath } from '#copy/site-links.ts';
import { SET_NOT_HERE } from '#copy/student-test.ts';
import { EndedHere } from '#ending/ended-here.tsx';
import { endingIn } from '#ending/ending.ts';
import { useItemRules } from '#question-types/item-rules.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { beginSetAgain, openSetQuery, type OpenSet } from './open-practice.ts';
import type { PracticePlace } from './practice-place.ts';
import { TestSession } from './test-session.tsx';

/** A set that was put together for the learner: its questions, and when it has ended, how it went. */
export function PracticeSetPage({ setId }: { setId: string }) {
  const { state } = useLocation();
  const { data: open } = useQuery(openSetQuery(setId));

  if (endingIn(state) !== undefined) {
    return (
      <div className="mx-auto grid max-w-4xl gap-6 px-4 py-6 sm:px-6">
        <h1 className="text-heading-l">Your practice set</h1>
        <EndedHere />
      </div>
    );
  }
  if (open === undefined) return <Spinner label="Loading questions…" />;
  if (open === null) return <NotHere />;

  return <KeptSet key={open.log.id} setId={setId} open={open} />;
}

function KeptSet({ setId, open }: { setId: string; open: OpenSet }) {
  const { title, questions, toFix, limitSeconds } = open.header;
  const rules = useItemRules(questions, 'all_or_nothing');
  const queryClient = useQueryClient();
  if (rules === undefined) return <Spinner label="Loading questions…" />;

  const testIds = new Set(questions.map(({ practiceTestId }) => practiceTestId));
  const [onlyTestId = null] = testIds;
  const href = practiceSetPath(setId);
  const reopen = () => queryClient.refetchQueries(openSetQuery(setId));
  const place: PracticePlace = {
    kind: 'set',
    href,
    exitTo: PATHS.progress,
    finishTo: href,
    practiceTestId: testIds.size === 1 ? onlyTestId : null,
    toFix,
    limitSeconds,
    reopen,
    restart: async () => {
      await beginSetAgain(open);
      await reopen();
    },
  };

  return (
    <TestSession
      title={title}
      examType={questions[0]?.examType}
      subject={questions[0]?.examSubject}
      questions={questions}
      rules={rules}
      open={open}
      place={place}
    />
  );
}

function NotHere() {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-6 sm:px-6">
      <EmptyState
        icon={SearchX}
        heading="h1"
        title={SET_NOT_HERE.title}
        action={
          <Button asChild>
            <Link to={PATHS.progress}>{SET_NOT_HERE.action}</Link>
          </Button>
        }
      >
        {SET_NOT_HERE.text}
      </EmptyState>
    </div>
  );
}
