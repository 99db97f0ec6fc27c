import {
  type AdminPassage,
  type AdminPracticeTest,
  type AdminProduct,
  type AdminQuestion,
  type AdminSubject,
  PLAIN_TOOLS,
} from '@second-bell/contract';

import {
  presentPassage,
  presentPracticeTest,
  presentQuestion,
  presentSubject,
} from '#modules/catalog/catalog.presenter.ts';
import { itemOf, storeItem } from '#modules/catalog/stored-item.ts';
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
  const { version, sealed, scoringRule, tools } = test;

  return {
    ...presentPracticeTest(test, totalQuestions),
    version,
    sealed,
    scoringRule,
    tools: tools ?? PLAIN_TOOLS,
  };
}

export function presentAdminQuestion({ question, passage }: QuestionWithPassage): AdminQuestion {
  const item = itemOf(question);

  return {
    ...presentQuestion({ question, passage }),
    version: question.version,
    optionIds: storeItem(item).optionIds ?? [],
    content: item.content,
    answerKey: item.key,
  };
}

export function presentAdminPassage(passage: PassageRow, questionCount: number): AdminPassage {
  return { ...presentPassage(passage), questionCount };
}
