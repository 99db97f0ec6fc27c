import { catalogEndpoints } from '@second-bell/contract';

import { implementPrepared } from '#plugins/prepared-answers.ts';

import type { App } from '../../app-instance.ts';
import * as catalog from './catalog.service.ts';

export async function catalogRoutes(app: App): Promise<void> {
  const { products, subjects, practiceTests, questions, mockExams, topics } = catalogEndpoints;

  implementPrepared(app, products, () => catalog.getProducts(app.db));
  implementPrepared(app, subjects, ({ productId }) => catalog.getSubjects(app.db, productId));
  implementPrepared(app, practiceTests, ({ subjectId }) => catalog.getPracticeTests(app.db, subjectId));
  implementPrepared(app, questions, ({ testId }, { types }) =>
    catalog.getQuestions(app, testId, types === 'all'),
  );
  implementPrepared(app, mockExams, () => catalog.getMockExams(app.db));
  implementPrepared(app, topics, () => catalog.getTopics(app.db));
}
