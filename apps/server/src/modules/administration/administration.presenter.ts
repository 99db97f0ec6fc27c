import type {
  AdminPassage,
  AdminPracticeTest,
  AdminProduct,
  AdminQuestion,
  AdminSubject,
} from '@second-bell/contract';
import { optionIdsOf } from '@second-bell/domain';

import { presentPracticeTest, presentQuestion, presentSubject } from '#modules/catalog/catalog.presenter.ts';
import type { PassageRow, QuestionWithPassage } from '#modules/catalog/catalog.repo.ts';

import { present } from '../../present.ts';
import type { CountedPracticeTest } from './practice-tests.repo.ts';
import type { CountedProduct } from './products.repo.ts';
import type { CountedSubject } from './subjects.repo.ts';

export function presentAdminProduct({ product, ...counts }: CountedProduct): AdminProduct {
  const { id, name, description, version } = product;

  return { id, name, version, ...counts, ...present({ description }) };
}

export function presentAdminSubject({ subject, ...counts }: CountedSubject): AdminSubject {
  return { ...presentSubject(subject), version: subject.version, ...counts };
}

export function presentAdminTest({ test, totalQuestions }: CountedPracticeTest): AdminPracticeTest {
  return { ...presentPracticeTest(test, totalQuestions), version: test.version, sealed: test.sealed };
}

export function presentAdminQuestion({ question, passage }: QuestionWithPassage): AdminQuestion {
  const { options, optionIds, version } = question;

  return {
    ...presentQuestion({ question, passage }),
    version,
    optionIds: optionIdsOf({ options, ids: optionIds }),
  };
}

export function presentAdminPassage(passage: PassageRow, questionCount: number): AdminPassage {
  const { id, title, text, source } = passage;

  return { id, text, questionCount, ...present({ title, source }) };
}
