import type { ProgressOverview } from '@second-bell/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { ANY_STEP, FIRST_STEP, NEXT_STEP, weakStep } from '#copy/progress.ts';
import { PATHS } from '#copy/site-links.ts';
import { standing } from '#lib/format.ts';
import { useOpenTests } from '#lib/open-tests.ts';
import { Button } from '#ui/button.tsx';

import { SetProblem } from './set-problem.tsx';
import { ratedTopics, weakestOf } from './topics-view.ts';
import { useStartSet } from './use-start-set.ts';

const QUESTIONS = 10;

/** What helps most now, behind one button: what was begun, else the weakest topic, else something new. */
export function NextStep({ overview }: { overview: ProgressOverview }) {
  const start = useStartSet();
  const [open] = useOpenTests();
  const [weakest] = weakestOf(ratedTopics(overview.topics), 1);
  const exam = overview.exams[0]?.examType;

  if (open) {
    return (
      <Step text={`${open.title}: ${standing(open)}`}>
        <StepLink to={open.href}>Continue</StepLink>
      </Step>
    );
  }
  if (exam === undefined) {
    return (
      <Step text={FIRST_STEP.text}>
        <StepLink to={PATHS.selectProduct}>{FIRST_STEP.action}</StepLink>
      </Step>
    );
  }
  const { text, action } = weakest?.band ? weakStep(weakest.topic ?? '', weakest.band.percent) : ANY_STEP;
  const begin = () =>
    start.mutate(
      weakest
        ? {
            title: weakest.topic ?? '',
            wish: {
              kind: 'built',
              exam: weakest.examType,
              subjects: [weakest.examSubject],
              topics: [weakest.topic ?? ''],
              from: 'all',
              count: QUESTIONS,
            },
          }
        : { title: `New questions: ${exam}`, wish: { kind: 'built', exam, from: 'all', count: QUESTIONS } },
    );

  return (
    <Step text={text}>
      <Button disabled={start.isPending} onClick={begin}>
        {action}
        <ArrowRight aria-hidden="true" />
      </Button>
      <SetProblem error={start.error} />
    </Step>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="next-step"
      className="grid justify-items-start gap-4 rounded-card border border-accent bg-accent-soft p-5 sm:p-7 print:hidden"
    >
      <h2 id="next-step" className="text-heading-s">
        {NEXT_STEP}
      </h2>
      <p className="max-w-prose">{text}</p>
      {children}
    </section>
  );
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={to}>
        {children}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
