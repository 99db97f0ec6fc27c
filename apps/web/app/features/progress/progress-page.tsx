import type { ProgressOverview } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { PROGRESS_LEAD } from '#copy/progress.ts';
import { PROGRESS_TITLE } from '#copy/site-links.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';

import { DueSection } from './due-section.tsx';
import { NextStep } from './next-step.tsx';
import { OverTime } from './over-time.tsx';
import { overviewQuery, reviewSummaryQuery } from './progress-queries.ts';
import { QuestionList } from './question-list.tsx';
import { SessionList } from './session-list.tsx';
import { SetBuilder } from './set-builder.tsx';
import { TopicList } from './topic-list.tsx';
import { WeekGoal } from './week-goal.tsx';

/** What a learner has made of all their practice, and what comes next. The address holds the exam it is about. */
export function ProgressPage() {
  const [params, setParams] = useSearchParams();
  const exam = params.get('exam');
  const overview = useQuery(overviewQuery(exam));
  const choose = (name: string) =>
    setParams(name === '' ? {} : { exam: name }, { replace: true, preventScrollReset: true });

  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading-l">{PROGRESS_TITLE}</h1>
          <p className="mt-2 max-w-prose text-lead text-ink-soft">{PROGRESS_LEAD}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          {overview.data && overview.data.exams.length > 1 && (
            <SelectField label="Exam" value={exam ?? ''} onChange={({ target }) => choose(target.value)}>
              <option value="">All exams</option>
              {overview.data.exams.map(({ examType }) => (
                <option key={examType}>{examType}</option>
              ))}
            </SelectField>
          )}
          <Button intent="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </div>
      </header>
      <QueryView query={overview} loading="Loading your progress…">
        {(loaded) => <Progress overview={loaded} exam={exam} />}
      </QueryView>
    </div>
  );
}

function Progress({ overview, exam }: { overview: ProgressOverview; exam: string | null }) {
  const hasAnswers = overview.answered > 0;
  // The page is whole without it.
  const review = useQuery({ ...reviewSummaryQuery(), enabled: hasAnswers });
  const names = overview.topics.flatMap(({ topic }) => topic ?? []);
  const topics = [...new Set(names)].toSorted((one, other) => one.localeCompare(other));

  return (
    <>
      <NextStep overview={overview} />
      <DueSection review={review.data} />
      {hasAnswers && (
        <>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <WeekGoal overview={overview} />
            <OverTime overview={overview} />
          </div>
          <TopicList overview={overview} />
        </>
      )}
      <SetBuilder
        key={exam ?? overview.exams[0]?.examType}
        exam={exam ?? overview.exams[0]?.examType ?? null}
      />
      {hasAnswers && (
        <>
          <SessionList key={`sessions ${exam}`} exam={exam} />
          <QuestionList key={`questions ${exam}`} exam={exam} topics={topics} />
        </>
      )}
    </>
  );
}
