import { examEndpoints } from '@second-bell/contract';

import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import { getExam, getExamQuestions } from './exams.service.ts';

export async function examRoutes(app: App): Promise<void> {
  const { content } = app;
  implementPrepared(app, examEndpoints.exam, ({ examId }) =>
    app.readLate((db) => getExam({ db, content }, examId)),
  );
  implementPrepared(app, examEndpoints.questions, ({ examId }, { types }) =>
    app.readLate((db) => getExamQuestions({ db, content }, examId, types === 'all')),
  );
}
