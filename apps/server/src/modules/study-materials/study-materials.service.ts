import type { StudyMaterial } from '@second-bell/contract';

import type { Db } from '#database/connect.ts';

import { present } from '../../present.ts';
import { findStudyMaterials } from './study-materials.repo.ts';

export async function getStudyMaterials(db: Db): Promise<StudyMaterial[]> {
  const rows = await findStudyMaterials(db);

  return rows.map(({ id, title, type, examType, subject, content, url, downloadUrl }) => ({
    id,
    title,
    type,
    examType,
    ...present({ subject, content, url, downloadUrl }),
  }));
}
