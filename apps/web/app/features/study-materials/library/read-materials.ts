import type { StudyMaterial, studyMaterialEndpoints } from '@second-bell/contract';

import { EXAM_TYPES, MATERIAL_TYPES } from '#copy/study-materials.ts';
import { getUnchecked } from '#lib/api-client.ts';

const PATH: (typeof studyMaterialEndpoints)['list']['path'] = '/api/study-materials';

const OPTIONAL_FIELDS = ['subject', 'content', 'url', 'downloadUrl'] as const;

/**
 * The list of study materials. Its check is written by hand, since the contract's schemas would be a quarter of the code
 * that a visitor of this page waits for; a test holds it to them.
 */
export async function readMaterials(): Promise<StudyMaterial[]> {
  const reply = await getUnchecked(PATH);
  if (!Array.isArray(reply) || !reply.every(isStudyMaterial)) {
    throw new Error(`The reply of ${PATH} is not a list of study materials`);
  }

  return reply;
}

export function isStudyMaterial(value: unknown): value is StudyMaterial {
  if (typeof value !== 'object' || value === null) return false;

  const row = value as Readonly<Record<string, unknown>>;

  return (
    [row['id'], row['title']].every((field) => typeof field === 'string') &&
    row['id'] !== '' &&
    MATERIAL_TYPES.some((type) => type === row['type']) &&
    EXAM_TYPES.some((exam) => exam === row['examType']) &&
    OPTIONAL_FIELDS.every((name) => row[name] === undefined || typeof row[name] === 'string')
  );
}
