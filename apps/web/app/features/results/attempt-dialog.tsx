import type { Attempt } from '@second-bell/contract';
import { DEFAULT_PASSING_SCORE } from '@second-bell/domain';

import { formatDate } from '#lib/format.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { AnswerReview } from './answer-review.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { AttemptBadge } from './attempt-badge.tsx';
import { type AttemptDetail, useAttemptDetail } from './use-attempt-detail.ts';
import { attemptStanding, durationWords, hasPassed } from './view-model.ts';

type AttemptDialogProps = {
  attempt: Attempt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it takes the focus back. */
  onClosed: () => void;
};

/** The detailed results of one attempt. Its contents are mounted, and loaded, when the dialog opens. */
export function AttemptDialog({ attempt, open, onOpenChange, onClosed }: AttemptDialogProps) {
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    onClosed();
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={attempt.examTitle}
        description={`${attempt.examType} · ${attempt.examSubject}`}
        className="max-w-3xl"
        onCloseAutoFocus={giveFocusBack}
      >
        <div className="grid gap-6">
          <Standing attempt={attempt} />
          <Corrections attempt={attempt} />
          <Figures attempt={attempt} />
          <Answers attempt={attempt} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Standing({ attempt }: { attempt: Attempt }) {
  const standing = attemptStanding(attempt);
  if (standing === 'leftEarly') {
    return (
      <Notice tone="neutral" title="You left this test early">
        No answers were saved, so it does not count in your figures. Take the test again when you are ready.
      </Notice>
    );
  }
  if (standing === 'notChecked') {
    return (
      <Notice tone="neutral" title="This score was not checked">
        There are no saved answers behind it, so it does not count in your figures.
      </Notice>
    );
  }

  const passingScore = attempt.passingScore ?? DEFAULT_PASSING_SCORE;

  return (
    <div className="flex flex-wrap items-center gap-3">
      <AttemptBadge attempt={attempt} />
      <p className="font-semibold">
        {hasPassed(attempt)
          ? `Passed: you reached ${passingScore}% or more.`
          : `Not passed yet: ${passingScore}% or more passes.`}
      </p>
    </div>
  );
}

function Corrections({ attempt: { corrections } }: { attempt: Attempt }) {
  if (corrections.length === 0) return null;

  return (
    <ul>
      {corrections.map(({ at, questionId, questionNumber }) => (
        <li key={`${at} ${questionId}`}>
          Score corrected on {formatDate(at)}: question {questionNumber}.
        </li>
      ))}
    </ul>
  );
}

function Figures({ attempt }: { attempt: Attempt }) {
  if (attemptStanding(attempt) === 'leftEarly') return null;

  return (
    <dl className="grid grid-cols-2 gap-4 border-y border-line py-4 sm:grid-cols-4">
      <Figure name="Score" value={attempt.score === null ? 'N/A' : `${attempt.score}%`} />
      <Figure name="Right answers" value={`${attempt.correctAnswers} of ${attempt.totalQuestions}`} />
      <Figure name="Time" value={durationWords(attempt.timeSpent)} />
      {attempt.completedAt !== null && <Figure name="Date" value={formatDate(attempt.completedAt)} />}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-lead font-bold">{value}</dd>
    </div>
  );
}

function Answers({ attempt }: { attempt: Attempt }) {
  const detail = useAttemptDetail(attempt);
  if (attemptStanding(attempt) === 'leftEarly') return null;

  return <AnswerDetail detail={detail} isEarlierForm={attempt.testVersion === null} />;
}

function AnswerDetail({ detail, isEarlierForm }: { detail: AttemptDetail; isEarlierForm: boolean }) {
  if (detail.state === 'pending') return <Spinner label="Loading the answers…" />;
  if (detail.state === 'failed') return <Failure error={detail.error} onRetry={detail.retry} />;
  if (isEarlierForm) return <EarlierAnswers answers={detail.answers} />;

  return <AnswerReview rows={detail.rows} />;
}
