import type { StudyMaterial } from '@second-bell/contract';

import { studentDashboardPath, studentTestPath, type SiteLink } from '#copy/site-links.ts';
import { practiceLabel } from '#copy/study-materials.ts';

import products from '../../../../../../content/catalog.json';

/** Only the names matter here: the first practice test of each subject. */
const TEST_FILES = Object.keys(import.meta.glob('../../../../../../content/*/*/1.txt', { query: '?raw' }));

/** Where to go after reading: a test of the same subject, else of the same exam, else the exam's own page. */
export function practiceLink({ examType, subject }: StudyMaterial): SiteLink {
  const product = products.find(({ name }) => name === examType);
  if (!product) throw new Error(`content/catalog.json has no product ${examType}`);

  const tests = product.subjects.filter(({ slug }) =>
    TEST_FILES.some((file) => file.endsWith(`/${product.slug}/${slug}/1.txt`)),
  );
  const test = tests.find(({ name }) => name === subject) ?? tests[0];
  if (!test) return { label: practiceLabel(examType), to: studentDashboardPath(product.slug) };

  return {
    label: practiceLabel(examType, test.name),
    to: studentTestPath(`${product.slug}-${test.slug}-1`),
  };
}
