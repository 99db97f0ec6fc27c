import type { StudyMaterial } from '@second-bell/contract';
import { Download } from 'lucide-react';

import { defaultDescription, TYPE_NAMES } from '#copy/study-materials.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { MaterialBadges } from '../material-badges.tsx';
import { MATERIAL_ICONS } from '../material-icons.ts';
import { StudyButton } from './study-button.tsx';

/** One material of the library. */
export function MaterialCard({ material }: { material: StudyMaterial }) {
  const { title, type, examType, content, url, downloadUrl } = material;
  const Icon = MATERIAL_ICONS[type];

  return (
    <Card asChild className="flex h-full flex-col gap-3">
      <article>
        <p className="flex items-center gap-2 text-small font-semibold text-accent-strong">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {TYPE_NAMES[type].one}
        </p>
        <h3 className="text-heading-s">{title}</h3>
        <MaterialBadges material={material} />
        <p className="line-clamp-3 text-ink-soft">{content ?? defaultDescription(type, examType)}</p>
        <div className="mt-auto flex items-center gap-3 pt-2">
          {url !== undefined && <StudyButton material={material} url={url} />}
          {downloadUrl !== undefined && <DownloadLink title={title} downloadUrl={downloadUrl} />}
        </div>
      </article>
    </Card>
  );
}

function DownloadLink({ title, downloadUrl }: { title: string; downloadUrl: string }) {
  return (
    <Button asChild intent="secondary" className="ml-auto px-3">
      <a href={downloadUrl} target="_blank" rel="noopener" title="Download">
        <Download aria-hidden="true" />
        <span className="sr-only">Download {title} (opens in a new tab)</span>
      </a>
    </Button>
  );
}
