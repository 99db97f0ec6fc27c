import { type RefObject, useRef } from 'react';

import { LIBRARY_HERO } from '#copy/study-materials.ts';

import { CategoryTiles } from './category-tiles.tsx';
import { FeaturedResources } from './featured-resources.tsx';
import type { MaterialFilter } from './filter.ts';
import { FilterCard } from './filter-card.tsx';
import { MaterialList } from './material-list.tsx';
import { StudyTips } from './study-tips.tsx';
import { useMaterialFilter } from './use-material-filter.ts';
import { useMaterials } from './use-materials.ts';

export function LibraryPage() {
  const { filter, change, type, clear } = useMaterialFilter();
  const materials = useMaterials();
  const listHeading = useRef<HTMLHeadingElement>(null);

  function showFromBelow(part: Partial<MaterialFilter>): void {
    change(part);
    moveTo(listHeading);
  }

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-10 px-4 pb-20 sm:px-6">
      <header className="grid gap-3 pt-8 sm:pt-14">
        <h1 className="text-display">{LIBRARY_HERO.title}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{LIBRARY_HERO.text}</p>
      </header>
      <div className="grid gap-5">
        <FilterCard filter={filter} onType={type} onChange={change} />
        <CategoryTiles
          materials={materials.data}
          chosen={filter.type}
          onChoose={(chosen) => change({ type: chosen })}
        />
      </div>
      <MaterialList query={materials} filter={filter} onClear={clear} heading={listHeading} />
      <FeaturedResources onChoose={(chosen) => showFromBelow({ type: chosen })} />
      <StudyTips />
    </div>
  );
}

/** The buttons below the list change what stands above them. */
function moveTo(heading: RefObject<HTMLHeadingElement | null>): void {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView({ block: 'start' });
}
