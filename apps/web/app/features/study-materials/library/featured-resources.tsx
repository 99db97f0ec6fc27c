import type { StudyMaterial } from '@second-bell/contract';

import { FEATURED_RESOURCES } from '#copy/study-materials.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { MATERIAL_ICONS } from '../material-icons.ts';

type FeaturedResourcesProps = { onChoose: (type: StudyMaterial['type']) => void };

export function FeaturedResources({ onChoose }: FeaturedResourcesProps) {
  return (
    <section aria-labelledby="featured" className="grid gap-5">
      <h2 id="featured" className="text-heading-l">
        Featured resources
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {FEATURED_RESOURCES.map((resource) => (
          <li key={resource.type}>
            <Resource {...resource} onChoose={() => onChoose(resource.type)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ResourceProps = (typeof FEATURED_RESOURCES)[number] & { onChoose: () => void };

function Resource({ type, title, text, action, onChoose }: ResourceProps) {
  const Icon = MATERIAL_ICONS[type];

  return (
    <Card className="flex h-full flex-col items-start gap-3">
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="text-heading-s">{title}</h3>
      <p className="text-ink-soft">{text}</p>
      <Button intent="secondary" className="mt-auto" onClick={onChoose}>
        {action}
      </Button>
    </Card>
  );
}
