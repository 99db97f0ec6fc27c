import type { Exam, ExamQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { ENDED_ELSEWHERE } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { endLog, takeOver } from '#lib/attempt-log/open-log.ts';
import { allTypesQuery, endpointQuery } from '#lib/endpoint-query.ts';
import { isUnreachable } from '#lib/failure-message.ts';
import { ConnectOnce } from '#lib/offline/connect-once.tsx';
import { useKeptForOffline } from '#lib/offline/keep-opened.ts';
import { runnerAddresses } from '#lib/offline/test-addresses.ts';
import { Failure } from '#ui/failure.tsx';
import { notify } from '#ui/notify.ts';
import { preloadRichText } from '#ui/rich-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { ExamNotFound } from './exam-not-found.tsx';
import { ExamOverview } from './exam-overview.tsx';
import { beginRun, type OpenRun, openRunQuery, resumeRun } from './open-run.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { type Resumable, resumableQuery } from './resume.ts';
import { RunScreen } from './run-screen.tsx';
import { beginAttempt, hasStatus } from './submission.ts';

/** The run that is under way on this device, or else the exam to begin one on. */
export function RunnerPage({ examId }: { examId: string }) {
  const open = useQuery(openRunQuery(examId));
  if (open.data) return <RunUnderWay open={open.data} />;

  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <BeforeRun examId={examId} open={open} />
    </div>
  );
}

type BeforeRunProps = { examId: string; open: UseQueryResult<OpenRun | null> };

/** Until its name is known. */
const PRACTICE_TEST = 'Practice test';

/** The exam to begin a run on, or why there is none. */
function BeforeRun({ examId, open }: BeforeRunProps) {
  const exam = useQuery(endpointQuery(calls.exams.exam, { examId }));
  const questions = useQuery(allTypesQuery(calls.exams.questions, { examId }));

  useKeptForOffline(runnerAddresses, examId, questions.data);

  if (open.data === null && exam.data && questions.data) {
    return <Beginning exam={exam.data} questions={questions.data} />;
  }
  // An id that cannot be one (400) names no exam either.
  if (open.data === null && hasStatus(exam.error, 404, 400)) return <ExamNotFound />;

  const queries = [open, exam, questions];
  const failed = queries.filter((query) => query.isError);
  const isLoading = open.isPending || queries.some((query) => query.isFetching);
  if (exam.data && isUnreachable(questions.error) && !navigator.onLine && !isLoading) {
    return (
      <>
        <h1 className="mb-5 text-heading-l">{exam.data.title}</h1>
        <ConnectOnce testId={examId} />
      </>
    );
  }
  if (failed[0]?.error && !isLoading) {
    return (
      <>
        <h1 className="mb-5 text-heading-l">{exam.data?.title ?? PRACTICE_TEST}</h1>
        <Failure error={failed[0].error} onRetry={() => failed.forEach((query) => void query.refetch())} />
      </>
    );
  }

  return <Spinner label="Loading the test…" />;
}

type BeginningProps = { exam: Exam; questions: readonly ExamQuestion[] };

function Beginning({ exam, questions }: BeginningProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const begun = await beginAttempt(exam, questions);

      return beginRun({ attemptId: begun.attempt.id, exam: begun.exam, questions: begun.questions });
    },
    onSuccess: (open) => queryClient.setQueryData(openRunQuery(exam.id).queryKey, open),
  });
  const { data: resumable } = useQuery(resumableQuery(exam));

  async function resume(found: Resumable): Promise<void> {
    queryClient.setQueryData(openRunQuery(exam.id).queryKey, await resumeRun(found));
  }

  return (
    <ExamOverview
      exam={exam}
      questionCount={questions.length}
      start={{ send: () => mutate(), isPending, error }}
      resume={resumable && <ResumeNotice resumable={resumable} onResume={() => void resume(resumable)} />}
    />
  );
}

function RunUnderWay({ open }: { open: OpenRun }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  usePreloadedTexts(open.header.questions);
  usePicturesAhead(open.header.questions);

  async function takeOverHere(): Promise<void> {
    if (await takeOver(open)) return;

    notify.success(ENDED_ELSEWHERE.title, ENDED_ELSEWHERE.text);
    await navigate(PATHS.results);
  }

  async function seeResults(): Promise<void> {
    await endLog(open);
    await queryClient.invalidateQueries({ queryKey: ['/api/users'] });
    await navigate(PATHS.results);
  }

  return <RunScreen open={open} onTakeOver={() => void takeOverHere()} onEnded={() => void seeResults()} />;
}

/** A network that goes on the way must not take the pictures of later questions with it. */
function usePicturesAhead(questions: readonly ExamQuestion[]): void {
  useEffect(() => {
    for (const { questionImage } of questions) {
      if (questionImage !== undefined) new Image().src = questionImage;
    }
  }, [questions]);
}

function usePreloadedTexts(questions: readonly ExamQuestion[]): void {
  useEffect(() => {
    preloadRichText(
      questions.flatMap(({ questionText, options, passage }) => [
        questionText,
        ...options,
        passage?.text ?? '',
      ]),
    );
  }, [questions]);
}
