import type { ExamPageCopy } from '#copy/exam-page.ts';

import { pageMeta } from './page-meta.ts';
import { course } from './structured-data.ts';

/** The tags of an exam's landing page: the exam is a course to search engines, and its subjects what it is about. */
export function examMeta({ meta }: ExamPageCopy, subjects: readonly { title: string }[], path: string) {
  const { title, description, keywords } = meta;
  const about = subjects.map((subject) => subject.title);

  return pageMeta({
    title,
    description,
    keywords,
    path,
    structuredData: [course({ name: title, description, path, about })],
  });
}
