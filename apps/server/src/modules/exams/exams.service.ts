import type { Exam, ExamQuestion } from '@second-bell/contract';

import type { App } from '../../app-instance.ts';
import { getDraft } from '../test-versions/test-versions.service.ts';
import { presentExam, presentExamQuestions } from './exams.presenter.ts';

export async function getExam(source: Pick<App, 'db' | 'content'>, id: string): Promise<Exam> {
  return presentExam(await getDraft(source, id));
}

/** The questions that a new attempt would take: without what gives answers away where the test is sealed. */
export async function getExamQuestions(
  source: Pick<App, 'db' | 'content'>,
  examId: string,
  allTypes: boolean,
): Promise<ExamQuestion[]> {
  const { content, versionId, subject } = await getDraft(source, examId);

  return presentExamQuestions(content, { versionId, subject, isOpened: !content.sealed, allTypes });
}
