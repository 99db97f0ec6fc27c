import { calls } from '@second-bell/contract/calls';
import type { ScoringRule } from '@second-bell/question-types';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { NO_QUESTIONS } from '#copy/catalog.ts';
import { PATHS } from '#copy/site-links.ts';
import { allTypesQuery, endpointQuery } from '#lib/endpoint-query.ts';
import { QueryView } from '#lib/query-view.tsx';
import { useItemRules } from '#question-types/item-rules.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { openPracticeQuery } from './open-practice.ts';
import { TestSession } from './test-session.tsx';
import type { StudentTestSource } from './use-student-test.ts';

/** Practice with instant feedback: its questions, or why there are none. */
export function StudentTestPage({ testId }: { testId: string }) {
  const questions = useQuery(allTypesQuery(calls.catalog.questions, { testId }));
  // The questions do not say what their test is called; the page works without knowing, too.
  const exam = useQuery(endpointQuery(calls.exams.exam, { examId: testId }));
  const title = exam.data?.title ?? 'Practice test';
  const hasPassages = questions.data?.some(({ passage }) => passage !== undefined) === true;

  return (
    <div
      className={cn(
        'mx-auto flex min-h-dvh flex-col px-4 pt-4 sm:px-6 sm:pt-6',
        hasPassages ? 'max-w-6xl' : 'max-w-4xl',
      )}
    >
      <QueryView query={questions} loading="Loading questions…" notFound={<UnknownTest />}>
        {(list) =>
          list.length === 0 ? (
            <NoQuestions title={title} />
          ) : exam.isPending ? (
            // Or the test would move under a finger when its name comes.
            <Spinner label="Loading questions…" />
          ) : (
            <KeptSession
              testId={testId}
              title={title}
              examType={exam.data?.type}
              scoringRule={exam.data?.scoringRule ?? 'all_or_nothing'}
              questions={list}
            />
          )
        }
      </QueryView>
    </div>
  );
}

type KeptSessionProps = Omit<StudentTestSource, 'open' | 'rules'> & { scoringRule: ScoringRule };

/** A run through the test, once what this device keeps of it is read. */
function KeptSession({ scoringRule, ...source }: KeptSessionProps) {
  const { data: open } = useQuery(openPracticeQuery(source.testId, source.questions));
  const rules = useItemRules(source.questions, scoringRule);
  if (open === undefined || rules === undefined) return <Spinner label="Loading questions…" />;

  return <TestSession key={open.log.id} {...source} rules={rules} open={open} />;
}

function NoQuestions({ title }: { title: string }) {
  return (
    <EmptyState icon={ClipboardList} heading="h1" title={title} action={<ChooseAnother />}>
      {NO_QUESTIONS}
    </EmptyState>
  );
}

function UnknownTest() {
  return (
    <EmptyState
      icon={SearchX}
      heading="h1"
      title="We could not find this practice test"
      action={<ChooseAnother />}
    >
      It may have been removed, or the link may have a typing mistake. Choose your exam to see its tests.
    </EmptyState>
  );
}

function ChooseAnother() {
  return (
    <Button asChild>
      <Link to={PATHS.selectProduct}>Choose your exam</Link>
    </Button>
  );
}
