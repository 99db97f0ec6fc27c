import { examEndpoints } from '@second-bell/contract';

import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import { getExam, getExamQuestions } from './exams.service.ts';

export async function examRoutes(app: App): Promise<void> {
  implementPrepared(app, examEndpoints.exam, ({ examId }) => getExam(app, examId));
  implementPrepared(app, examEndpoints.questions, ({ examId }, { types }) =>
    getExamQuestions(app, examId, types === 'all'),
  );
}
