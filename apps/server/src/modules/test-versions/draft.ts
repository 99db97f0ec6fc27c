import { createHash } from 'node:crypto';

import type { ExamTools } from '@second-bell/contract';
import {
  toVersionForm,
  type VersionContent,
  type VersionPassage,
  type VersionQuestion,
} from '@second-bell/domain';

import { itemOf } from '#modules/catalog/stored-item.ts';

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
  /** Null where nothing was said of them. */
  tools: ExamTools | null;
};

export function draftOf({ test, product, subject, ...rows }: DraftRows): Draft {
  const used = new Set(rows.questions.map(({ passageId }) => passageId));
  const content: VersionContent = {
    practiceTestId: test.id,
    sealed: test.sealed,
    passingScore: test.passingScore,
    timeLimit: test.timeLimit,
    // Left out where it is as it was before there were rules: versions of then keep their ids.
    ...(test.scoringRule !== 'all_or_nothing' && { scoringRule: test.scoringRule }),
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
    tools: test.tools,
  };
}

function versionQuestionOf(row: DraftRows['questions'][number]): VersionQuestion {
  const { id, questionType, questionText, difficulty } = row;
  const { explanation, questionImage, imageDescription, hint, topic, passageId } = row;
  const { rationales, remember, reference } = row;

  return {
    id,
    questionType,
    questionText,
    ...toVersionForm(itemOf(row)),
    difficulty,
    ...present({ explanation, questionImage, imageDescription, hint, topic, passageId }),
    ...present({ rationales, remember, reference }),
  };
}

function versionPassageOf(row: DraftRows['passages'][number]): VersionPassage {
  const { id, text, title, source, kind, tabs } = row;

  return { id, text, ...present({ title, source, kind, tabs }) };
}

/** Of the text that is stored: the fields above are written in one order, so that equal content has one hash. */
export function versionIdOf(content: VersionContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
