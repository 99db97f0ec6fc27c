import type { StudyMaterial } from '@second-bell/contract';

import { EXAM_TYPES, MATERIAL_TYPES } from '#copy/study-materials.ts';

/** What the visitor looks for; `all` where it does not matter. */
export type MaterialFilter = {
  search: string;
  type: StudyMaterial['type'] | 'all';
  exam: StudyMaterial['examType'] | 'all';
};

export const NO_FILTER: MaterialFilter = { search: '', type: 'all', exam: 'all' };

export function isFiltering({ search, type, exam }: MaterialFilter): boolean {
  return search.trim() !== '' || type !== 'all' || exam !== 'all';
}

/** Reads the filter of a page's address; what it does not know counts as `all`. */
export function readFilter(params: URLSearchParams): MaterialFilter {
  const type = params.get('type');
  const exam = params.get('exam')?.toUpperCase();

  return {
    search: params.get('search') ?? '',
    type: MATERIAL_TYPES.find((known) => known === type) ?? 'all',
    exam: EXAM_TYPES.find((known) => known === exam) ?? 'all',
  };
}

/** The address's parameters with this filter; those of others stay. */
export function writeFilter(
  params: URLSearchParams,
  { search, type, exam }: MaterialFilter,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const values = { search, type: type === 'all' ? '' : type, exam: exam === 'all' ? '' : exam };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name);
    else written.set(name, value);
  }

  return written;
}

/** Every word of the search must be in the material's words, in any order and case. */
export function filterMaterials(
  materials: readonly StudyMaterial[],
  { search, type, exam }: MaterialFilter,
): StudyMaterial[] {
  const words = folded(search).split(/\s+/);

  return materials.filter((material) => {
    if (type !== 'all' && material.type !== type) return false;
    if (exam !== 'all' && material.examType !== exam) return false;

    const text = folded([material.title, material.subject, material.content, material.examType].join(' '));

    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
