import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';

import { FIX_COUNT, FIX_FAILED, fixLabel, fixSetTitle } from '#copy/ending.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { beginPracticeRun, practiceSetQuery } from '#lib/practice-run.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import type { Ending } from './ending.ts';

/** A contract's limit of the questions that a set is asked for with. */
const MOST_ASKED = 50;

type FixButtonProps = { ending: Pick<Ending, 'title'>; missed: readonly string[] };

/** One press to a short set of what was missed and fresh questions on the same topics. */
export function FixButton({ ending, missed }: FixButtonProps) {
  const set = useQuery(
    practiceSetQuery({ kind: 'fix', questionIds: missed.slice(0, MOST_ASKED), count: FIX_COUNT }),
  );
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async () => {
      const questions = set.data?.questions ?? [];
      const ids = questions.map(({ id }) => id);

      return beginPracticeRun({
        title: fixSetTitle(ending.title),
        questions,
        limitSeconds: null,
        toFix: ids,
      });
    },
    onSuccess: (path) => void navigate(path),
  });
  const found = set.data?.questions.length;

  if (set.isError) {
    return (
      <Notice
        tone="neutral"
        title={FIX_FAILED}
        role="status"
        className="basis-full"
        action={<Button onClick={() => void set.refetch()}>Try again</Button>}
      >
        {failureMessage(set.error)}
      </Notice>
    );
  }
  // The questions were deleted meanwhile.
  if (found === 0) return null;

  return (
    <Button disabled={found === undefined || start.isPending} onClick={() => start.mutate()}>
      {fixLabel(found ?? FIX_COUNT)}
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}
