import { type AttemptState, remainingSeconds, stateOfAttempt } from '@second-bell/domain';
import { Play } from 'lucide-react';

import { standing } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

import { type Run, runOf } from './model.ts';
import type { Resumable } from './resume.ts';

type ResumeNoticeProps = { resumable: Resumable; onResume: () => void };

/** Offers to go on with a test that was begun elsewhere, before a new one is begun. */
export function ResumeNotice({ resumable, onResume }: ResumeNoticeProps) {
  const state = stateOfAttempt(resumable.events);

  return (
    <Notice
      tone="accent"
      title="You have begun this test"
      action={
        <Button onClick={onResume}>
          <Play aria-hidden="true" />
          Continue test
        </Button>
      }
    >
      {standingOf(runOf(resumable.header, state), state)}
    </Notice>
  );
}

function standingOf({ currentIndex, questionIds, limitSeconds }: Run, { elapsedMs }: AttemptState): string {
  return standing({
    position: currentIndex + 1,
    questionCount: questionIds.length,
    remainingSeconds: limitSeconds === null ? null : remainingSeconds(limitSeconds, elapsedMs),
  });
}
