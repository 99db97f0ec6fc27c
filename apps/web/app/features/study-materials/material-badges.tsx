import type { StudyMaterial } from '@second-bell/contract';

import { Badge } from '#ui/badge.tsx';

/** What exam a material is for, and what subject of it. */
export function MaterialBadges({ material }: { material: Pick<StudyMaterial, 'examType' | 'subject'> }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="accent">{material.examType}</Badge>
      {material.subject !== undefined && <Badge className="whitespace-normal">{material.subject}</Badge>}
    </p>
  );
}
