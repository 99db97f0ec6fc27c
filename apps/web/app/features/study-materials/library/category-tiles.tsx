import type { StudyMaterial } from '@second-bell/contract';

import { CATEGORY_NOTE, CATEGORY_TILES } from '#copy/study-materials.ts';
import { SampleMark } from '#ui/sample-mark.tsx';

import { MATERIAL_ICONS } from '../material-icons.ts';
import type { MaterialFilter } from './filter.ts';

type CategoryTilesProps = {
  /** What there is, once that is known. */
  materials: readonly StudyMaterial[] | undefined;
  chosen: MaterialFilter['type'];
  onChoose: (type: StudyMaterial['type']) => void;
};

export function CategoryTiles({ materials, chosen, onChoose }: CategoryTilesProps) {
  return (
    <div className="grid gap-2">
      <ul aria-label="Kinds of material" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {CATEGORY_TILES.map(({ type, count, label }) => (
          <li key={type}>
            <Tile
              type={type}
              count={count}
              label={label}
              ready={materials?.filter((material) => material.type === type).length}
              isChosen={chosen === type}
              onChoose={() => onChoose(type)}
            />
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{CATEGORY_NOTE}</p>
    </div>
  );
}

type TileProps = (typeof CATEGORY_TILES)[number] & {
  ready: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function Tile({ type, count, label, ready, isChosen, onChoose }: TileProps) {
  const Icon = MATERIAL_ICONS[type];

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex size-full cursor-pointer items-center gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-start rounded-card border-2 border-line bg-surface-raised p-4 text-left shadow-card transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft sm:p-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="grid grid-cols-[auto_1fr] items-center gap-x-2">
        <span className="col-start-1 row-start-1 font-heading text-heading-m font-semibold">{count}</span>{' '}
        <span className="col-span-2 row-start-2 text-ink-soft">{label}</span>{' '}
        <SampleMark className="col-start-2 row-start-1 justify-self-start" />{' '}
        <span className="col-span-2 row-start-3 min-h-[1lh] text-small text-ink-soft">
          {ready !== undefined && readyWords(ready)}
        </span>
      </span>
    </button>
  );
}

function readyWords(ready: number): string {
  return ready === 0 ? 'None ready yet' : `${ready} ready today`;
}
