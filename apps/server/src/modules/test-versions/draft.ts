import { createHash } from 'node:crypto';

import {
  keyInVersion,
  optionIdsOf,
  type VersionContent,
  type VersionPassage,
  type VersionQuestion,
} from '@second-bell/domain';

import { present } from '../../present.ts';
import type { DraftRows } from './test-versions.repo.ts';

/**
 * What a new attempt at a practice test takes: its content as it is now, under the id that a version of it has, and what
 * the test is called.
 */
export type Draft = {
  versionId: string;
  content: VersionContent;
  title: string;
  description: string;
  product: string;
  subject: string;
};

export function draftOf({ test, product, subject, ...rows }: DraftRows): Draft {
  const used = new Set(rows.questions.map(({ passageId }) => passageId));
  const content: VersionContent = {
    practiceTestId: test.id,
    sealed: test.sealed,
    passingScore: test.passingScore,
    timeLimit: test.timeLimit,
    questions: rows.questions.map(versionQuestionOf),
    passages: rows.passages.filter(({ id }) => used.has(id)).map(versionPassageOf),
  };

  return {
    versionId: versionIdOf(content),
    content,
    title: test.title,
    description: test.description ?? '',
    product,
    subject,
  };
}

function versionQuestionOf(row: DraftRows['questions'][number]): VersionQuestion {
  const { id, questionType, questionText, options, optionIds, difficulty } = row;
  const { explanation, questionImage, imageDescription, hint, topic, passageId } = row;
  const ids = optionIdsOf({ options, ids: optionIds });

  return {
    id,
    questionType,
    questionText,
    options: options.map((text, index) => ({ id: ids[index] ?? '', text })),
    key: keyInVersion(row),
    difficulty,
    ...present({ explanation, questionImage, imageDescription, hint, topic, passageId }),
  };
}

function versionPassageOf({ id, text, title, source }: DraftRows['passages'][number]): VersionPassage {
  return { id, text, ...present({ title, source }) };
}

/** Of the text that is stored: the fields above are written in one order, so that equal content has one hash. */
export function versionIdOf(content: VersionContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
