import type { StudyMaterial } from '@second-bell/contract';

import catalog from '../../../../../../content/study-materials/catalog.json';

/** The list that the server loads at its first start, too. */
export const MATERIALS = catalog as readonly StudyMaterial[];

/** What the list says of the page at an address; a page that is not listed has no title, so it is not built. */
export function materialAt(path: string): StudyMaterial {
  const material = MATERIALS.find(({ url }) => url === path);
  if (!material) throw new Error(`content/study-materials/catalog.json has no entry whose url is ${path}`);

  return material;
}

/** A few others for the same exam, those of the same subject first. */
export function relatedTo(material: StudyMaterial): StudyMaterial[] {
  const isSameSubject = ({ subject }: StudyMaterial) => subject === material.subject;

  return MATERIALS.filter(({ id, examType }) => examType === material.examType && id !== material.id)
    .toSorted((a, b) => Number(isSameSubject(b)) - Number(isSameSubject(a)))
    .slice(0, MAX_RELATED);
}

const MAX_RELATED = 4;
