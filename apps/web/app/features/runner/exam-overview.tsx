import type { Exam } from '@second-bell/contract';
import { DEFAULT_PASSING_SCORE, type ExtraTime } from '@second-bell/domain';
import { Award, BookOpen, Clock, ListChecks, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import {
  EXTRA_TIME_CHANGE,
  EXTRA_TIME_LINK,
  EXTRA_TIME_NOTE,
  EXTRA_TIME_OFFER,
  INSTRUCTIONS,
  MOCK_EXAM_INSTRUCTION,
  NO_QUESTIONS,
  RELOAD_INSTRUCTION,
  START,
  TIMED_INSTRUCTION,
  UNLIMITED,
  UNTIMED_INSTRUCTION,
} from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { failureMessage, isUnreachable } from '#lib/failure-message.ts';
import { count } from '#lib/format.ts';
import { ConnectOnce } from '#lib/offline/connect-once.tsx';
import { useSettings } from '#lib/settings/settings.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';

import { withExtraTime } from './submission.ts';

/** Spec section 3: a passing score may be absent. */
type ShownExam = Omit<Exam, 'passingScore'> & { passingScore?: number };

type ExamOverviewProps = {
  exam: ShownExam;
  questionCount: number;
  start: { send: () => void; isPending: boolean; error: Error | null };
  /** What offers to go on with it, where it was begun before. */
  resume: ReactNode;
};

/** What the test is and how it goes for this learner, before the clock starts. */
export function ExamOverview({ exam: given, questionCount, start, resume }: ExamOverviewProps) {
  const { extraTime } = useSettings();
  const exam = withExtraTime(given, extraTime);

  return (
    <Card className="mx-auto grid max-w-3xl gap-6">
      <header className="grid justify-items-start gap-3">
        <Badge tone="accent">{exam.type}</Badge>
        <h1 className="text-heading-l">{exam.title}</h1>
        {exam.description !== '' && <p className="text-lead text-ink-soft">{exam.description}</p>}
      </header>
      {resume}
      <ExamFacts exam={exam} questionCount={questionCount} />
      {given.timeLimit !== undefined && <TimeNote extraTime={extraTime} />}
      <Instructions exam={exam} />
      {questionCount === 0 && <Notice tone="caution" title={NO_QUESTIONS} />}
      {start.error && <StartFailure error={start.error} examId={exam.id} />}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          className="grow sm:grow-0"
          disabled={start.isPending || questionCount === 0}
          onClick={start.send}
        >
          {start.isPending ? 'Starting…' : START}
        </Button>
        <Button asChild intent="secondary" size="large" className="grow sm:grow-0">
          <Link to={PATHS.home}>Cancel</Link>
        </Button>
      </div>
    </Card>
  );
}

/** The clock of a timed test is the server's: without a connection it cannot start. */
function StartFailure({ error, examId }: { error: Error; examId: string }) {
  if (isUnreachable(error) && !navigator.onLine) return <ConnectOnce testId={examId} />;

  return (
    <Notice tone="critical" title="The test did not start" role="alert">
      {failureMessage(error)}
    </Notice>
  );
}

function ExamFacts({ exam, questionCount }: { exam: ShownExam; questionCount: number }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 border-y border-line py-5 sm:grid-cols-4">
      <Fact icon={ListChecks} name="Questions" value={String(questionCount)} />
      <Fact
        icon={Clock}
        name="Time limit"
        value={exam.timeLimit === undefined ? UNLIMITED : count(exam.timeLimit, 'minute')}
      />
      <Fact icon={Award} name="Passing score" value={`${exam.passingScore ?? DEFAULT_PASSING_SCORE}%`} />
      <Fact icon={BookOpen} name="Subject" value={exam.subject} />
    </dl>
  );
}

/** Where the time comes from, and where to change it. */
function TimeNote({ extraTime }: { extraTime: ExtraTime }) {
  return (
    <p className="-mt-2 text-small text-ink-soft">
      {extraTime === 'none' ? EXTRA_TIME_OFFER : EXTRA_TIME_NOTE[extraTime]}{' '}
      <Link to={PATHS.settings} className="font-semibold text-primary underline">
        {extraTime === 'none' ? EXTRA_TIME_LINK : EXTRA_TIME_CHANGE}
      </Link>
    </p>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="flex items-center gap-2 text-small text-ink-soft">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {name}
      </dt>
      <dd className="min-w-0 text-lead font-semibold">{value}</dd>
    </div>
  );
}

function Instructions({ exam }: Pick<ExamOverviewProps, 'exam'>) {
  const lines = [
    ...INSTRUCTIONS,
    exam.timeLimit === undefined ? UNTIMED_INSTRUCTION : TIMED_INSTRUCTION,
    ...(exam.sealed ? [MOCK_EXAM_INSTRUCTION] : []),
    RELOAD_INSTRUCTION,
  ];

  return (
    <section className="grid gap-3">
      <h2 className="text-heading-s">Instructions</h2>
      <ul className="grid list-disc gap-2 pl-5 marker:text-accent-strong">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
