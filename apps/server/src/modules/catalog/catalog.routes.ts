import { catalogEndpoints } from '@second-bell/contract';

import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import * as catalog from './catalog.service.ts';

export async function catalogRoutes(app: App): Promise<void> {
  const { content } = app;
  const { products, subjects, practiceTests, questions, mockExams, topics } = catalogEndpoints;

  implementPrepared(app, products, () => app.readLate(catalog.getProducts));
  implementPrepared(app, subjects, ({ productId }) =>
    app.readLate((db) => catalog.getSubjects(db, productId)),
  );
  implementPrepared(app, practiceTests, ({ subjectId }) =>
    app.readLate((db) => catalog.getPracticeTests(db, subjectId)),
  );
  implementPrepared(app, questions, ({ testId }, { types }) =>
    app.readLate((db) => catalog.getQuestions({ db, content }, testId, types === 'all')),
  );
  implementPrepared(app, mockExams, () => app.readLate(catalog.getMockExams));
  implementPrepared(app, topics, () => app.readLate(catalog.getTopics));
}
