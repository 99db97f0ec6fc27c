import {
  practiceTestAdministrationEndpoints,
  productAdministrationEndpoints,
  questionAdministrationEndpoints,
  subjectAdministrationEndpoints,
} from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { deskOf } from '#modules/desk/desk.ts';
import * as passages from './passages.service.ts';
import * as practiceTests from './practice-tests.service.ts';
import * as products from './products.service.ts';
import * as questions from './questions.service.ts';
import * as subjects from './subjects.service.ts';

/** Products, subjects, practice tests and questions, as administrators keep them. */
export async function administrationRoutes(app: App): Promise<void> {
  registerProducts(app);
  registerSubjects(app);
  registerPracticeTests(app);
  registerQuestions(app);
}

function registerProducts(app: App): void {
  const {
    initProducts,
    products: list,
    createProduct,
    updateProduct,
    deleteProduct,
  } = productAdministrationEndpoints;

  implement(app, initProducts, ({ request }) => products.initProducts(deskOf(app, request)));
  implement(app, list, () => products.getProducts(app.db));
  implement(app, createProduct, ({ request, body }) => products.createProduct(deskOf(app, request), body));
  implement(app, updateProduct, ({ request, params, body }) =>
    products.updateProduct(deskOf(app, request), params.id, body),
  );
  implement(app, deleteProduct, ({ request, params }) =>
    products.deleteProduct(deskOf(app, request), params.id),
  );
}

function registerSubjects(app: App): void {
  const {
    subjects: list,
    createSubject,
    updateSubject,
    deleteSubject,
    orderSubjects,
  } = subjectAdministrationEndpoints;

  implement(app, list, ({ params }) => subjects.getSubjects(app.db, params.id));
  implement(app, createSubject, ({ request, body }) => subjects.createSubject(deskOf(app, request), body));
  implement(app, updateSubject, ({ request, params, body }) =>
    subjects.updateSubject(deskOf(app, request), params.id, body),
  );
  implement(app, deleteSubject, ({ request, params }) =>
    subjects.deleteSubject(deskOf(app, request), params.id),
  );
  implement(app, orderSubjects, ({ request, params, body }) =>
    subjects.orderSubjects(deskOf(app, request), params.id, body.ids),
  );
}

function registerPracticeTests(app: App): void {
  const endpoints = practiceTestAdministrationEndpoints;

  implement(app, endpoints.practiceTests, ({ params }) => practiceTests.getPracticeTests(app.db, params.id));
  implement(app, endpoints.createPracticeTest, ({ request, body }) =>
    practiceTests.createPracticeTest(deskOf(app, request), body),
  );
  implement(app, endpoints.updatePracticeTest, ({ request, params, body }) =>
    practiceTests.updatePracticeTest(deskOf(app, request), params.id, body),
  );
  implement(app, endpoints.deletePracticeTest, ({ request, params }) =>
    practiceTests.deletePracticeTest(deskOf(app, request), params.id),
  );
  implement(app, endpoints.orderPracticeTests, ({ request, params, body }) =>
    practiceTests.orderPracticeTests(deskOf(app, request), params.id, body.ids),
  );
  implement(app, endpoints.duplicatePracticeTest, ({ request, params }) =>
    practiceTests.duplicatePracticeTest(deskOf(app, request), params.id),
  );
}

function registerQuestions(app: App): void {
  const endpoints = questionAdministrationEndpoints;

  implement(app, endpoints.questions, ({ params }) => questions.getQuestions(app.db, params.id));
  implement(app, endpoints.createQuestion, ({ request, body }) =>
    questions.createQuestion(deskOf(app, request), body),
  );
  implement(app, endpoints.updateQuestion, ({ request, params, body }) =>
    questions.updateQuestion(deskOf(app, request), params.id, body),
  );
  implement(app, endpoints.deleteQuestion, ({ request, params }) =>
    questions.deleteQuestion(deskOf(app, request), params.id),
  );
  implement(app, endpoints.deleteQuestions, ({ request, params, body }) =>
    questions.deleteQuestions(deskOf(app, request), params.id, body.ids),
  );
  implement(app, endpoints.duplicateQuestion, ({ request, params }) =>
    questions.duplicateQuestion(deskOf(app, request), params.id),
  );
  implement(app, endpoints.orderQuestions, ({ request, params, body }) =>
    questions.orderQuestions(deskOf(app, request), params.id, body.ids),
  );
  implement(app, endpoints.moveQuestions, ({ request, params, body }) =>
    questions.moveQuestions(deskOf(app, request), params.id, body.ids),
  );
  implement(app, endpoints.passages, ({ params }) => passages.getPassages(app.db, params.id));
  implement(app, endpoints.createPassage, ({ request, params, body }) =>
    passages.createPassage(deskOf(app, request), params.id, body),
  );
  implement(app, endpoints.updatePassage, ({ request, params, body }) =>
    passages.updatePassage(deskOf(app, request), params.id, body),
  );
}
