import type { Exam, ExamQuestion } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { endpointQuery } from '#lib/endpoint-query.ts';
import { Failure } from '#ui/failure.tsx';
import { preloadRichText } from '#ui/rich-text.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { ExamNotFound } from './exam-not-found.tsx';
import { ExamOverview } from './exam-overview.tsx';
import { hasStatus } from './submission.ts';
import { TestScreen } from './test-screen.tsx';
import { useRunQuestions } from './use-run-questions.ts';
import { useRunner } from './use-runner.ts';

/** Loads an exam and its questions, then runs it. */
export function RunnerPage({ examId }: { examId: string }) {
  const exam = useQuery(endpointQuery(calls.exams.exam, { examId }));
  const questions = useRunQuestions(examId);
  const failed = [exam, questions].filter((query) => query.isError);
  const error = failed[0]?.error;

  if (exam.data && questions.data) return <Runner exam={exam.data} examQuestions={questions.data} />;
  // An id that cannot be one (400) names no exam either.
  if (hasStatus(exam.error, 404, 400)) return <ExamNotFound />;
  if (error && !exam.isFetching && !questions.isFetching) {
    return <Failure error={error} onRetry={() => failed.forEach((query) => void query.refetch())} />;
  }

  return <Spinner label="Loading the test…" />;
}

type RunnerProps = { exam: Exam; examQuestions: readonly ExamQuestion[] };

function Runner({ exam, examQuestions }: RunnerProps) {
  const { run, questions, start, submit, leave, ...screen } = useRunner(exam, examQuestions);

  useEffect(() => {
    preloadRichText(
      examQuestions.flatMap(({ questionText, options, passage }) => [
        questionText,
        ...options,
        passage?.text ?? '',
      ]),
    );
  }, [examQuestions]);

  if (run === null) return <ExamOverview exam={exam} questionCount={questions.length} start={start} />;

  return (
    <TestScreen exam={exam} questions={questions} run={run} onSubmit={submit} onLeave={leave} {...screen} />
  );
}
