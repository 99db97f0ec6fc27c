import type { AdminStudyMaterial } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';

import { TYPE_NAMES } from '#copy/study-materials.ts';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { useReorder } from '#lib/use-reorder.ts';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';
import { SortableControls } from '#ui/sortable-controls.tsx';
import { SortableList, SortableRow } from '#ui/sortable-list.tsx';

import { materialsQuery } from './material-queries.ts';

type Open = (dialog: OpenDialog<AdminStudyMaterial>) => void;

type MaterialListProps = { materials: readonly AdminStudyMaterial[]; onOpen: Open };

export function MaterialList({ materials, onOpen }: MaterialListProps) {
  const reorder = useReorder({
    call: calls.studyMaterialAdministration.order,
    queryKey: materialsQuery().queryKey,
  });
  const items = useMemo(() => materials.map(({ id, title }) => ({ id, name: title })), [materials]);

  return (
    <SortableList items={items} onReorder={reorder}>
      <ul className="grid gap-3">
        {materials.map((material) => (
          <SortableRow key={material.id} id={material.id} className={ROW_LOOK}>
            <MaterialRow material={material} onOpen={onOpen} />
          </SortableRow>
        ))}
      </ul>
    </SortableList>
  );
}

function MaterialRow({ material, onOpen }: { material: AdminStudyMaterial; onOpen: Open }) {
  const { id, title, type, examType, subject, content, url, downloadUrl } = material;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-96">
        <h2 className="font-body text-lead">{title}</h2>
        <p>{[TYPE_NAMES[type].one, examType, subject].filter(Boolean).join(' · ')}</p>
        {content !== undefined && <p className="line-clamp-2 text-small text-ink-soft">{content}</p>}
        <div className="flex flex-wrap gap-x-5">
          <MaterialLink label="Open" title={title} to={url} />
          <MaterialLink label="Download" title={title} to={downloadUrl} />
        </div>
      </div>
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        <SortableControls id={id} />
        <div className="flex flex-wrap">
          <RowAction
            icon={Pencil}
            label="Edit"
            name={title}
            onClick={() => onOpen({ kind: 'edit', row: material })}
          />
          <RowAction
            icon={Trash2}
            label="Delete"
            name={title}
            onClick={() => onOpen({ kind: 'delete', row: material })}
          />
        </div>
      </div>
    </div>
  );
}

/** Leads where a learner would be led: the way to see that a link holds. */
function MaterialLink({ label, title, to }: { label: string; title: string; to: string | undefined }) {
  if (to === undefined) return null;

  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center text-small font-semibold text-primary underline underline-offset-4"
    >
      {label}
      <span className="sr-only"> {title} (opens in a new tab)</span>
    </a>
  );
}
