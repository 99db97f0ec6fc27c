import { calls } from '@second-bell/contract/calls';
import type { ScoringRule } from '@second-bell/question-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { NO_QUESTIONS } from '#copy/catalog.ts';
import { PATHS, studentTestPath } from '#copy/site-links.ts';
import { allTypesQuery, endpointQuery } from '#lib/endpoint-query.ts';
import { useKeptForOffline } from '#lib/offline/keep-opened.ts';
import { studentTestAddresses } from '#lib/offline/test-addresses.ts';
import { QueryView } from '#lib/query-view.tsx';
import { useItemRules } from '#question-types/item-rules.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { openPracticeQuery } from './open-practice.ts';
import type { PracticePlace } from './practice-place.ts';
import { TestSession } from './test-session.tsx';
import type { StudentTestSource } from './use-student-test.ts';

/** Practice with instant feedback: its questions, or why there are none. */
export function StudentTestPage({ testId }: { testId: string }) {
  const questions = useQuery(allTypesQuery(calls.catalog.questions, { testId }));
  // The questions do not say what their test is called; the page works without knowing, too.
  const exam = useQuery(endpointQuery(calls.exams.exam, { examId: testId }));
  useKeptForOffline(studentTestAddresses, testId, questions.data);
  const { title = 'Practice test', type, subject, tools, scoringRule = 'all_or_nothing' } = exam.data ?? {};

  const isReady = questions.data !== undefined && questions.data.length > 0;

  // Without waiting for its name, the test would move under a finger when that comes.
  if (isReady && !exam.isPending) {
    return (
      <KeptSession
        testId={testId}
        title={title}
        examType={type}
        subject={subject}
        tools={tools}
        scoringRule={scoringRule}
        questions={questions.data}
      />
    );
  }

  return (
    <div className="mx-auto max-w-4xl px-4 pt-4 sm:px-6 sm:pt-6">
      <QueryView query={questions} loading={LOADING} notFound={<UnknownTest />}>
        {() => (isReady ? <Spinner label={LOADING} /> : <NoQuestions title={title} />)}
      </QueryView>
    </div>
  );
}

const LOADING = 'Loading questions…';

type KeptSessionProps = Omit<StudentTestSource, 'open' | 'rules' | 'place'> & {
  testId: string;
  scoringRule: ScoringRule;
};

/** A run through the test, once what this device keeps of it is read. */
function KeptSession({ testId, scoringRule, ...source }: KeptSessionProps) {
  const query = openPracticeQuery(testId, source.questions);
  const { data: open } = useQuery(query);
  const queryClient = useQueryClient();
  const rules = useItemRules(source.questions, scoringRule);
  if (open === undefined || rules === undefined) return <Spinner label={LOADING} />;

  const reopen = () => queryClient.refetchQueries(query);
  const place: PracticePlace = {
    kind: 'learn',
    href: studentTestPath(testId),
    exitTo: PATHS.selectProduct,
    finishTo: PATHS.selectProduct,
    practiceTestId: testId,
    toFix: [],
    limitSeconds: null,
    reopen,
    // Where there is no run any more, one is begun.
    restart: reopen,
  };

  return <TestSession key={open.log.id} {...source} place={place} rules={rules} open={open} />;
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
