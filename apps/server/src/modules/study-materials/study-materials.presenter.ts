import type { AdminStudyMaterial, StudyMaterial } from '@second-bell/contract';

import { present } from '../../present.ts';
import type { StudyMaterialRow } from './study-materials.repo.ts';

export function presentStudyMaterial(row: StudyMaterialRow): StudyMaterial {
  const { id, title, type, examType, subject, content, url, downloadUrl } = row;

  return { id, title, type, examType, ...present({ subject, content, url, downloadUrl }) };
}

export function presentAdminStudyMaterial(row: StudyMaterialRow): AdminStudyMaterial {
  return { ...presentStudyMaterial(row), version: row.version };
}
