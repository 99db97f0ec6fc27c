import type { AdminProduct, AdminSubject } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { BookOpen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import { contentPath } from '#copy/admin.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { type OpenDialog, withFreshRow } from '#lib/open-dialog.ts';
import { useReorder } from '#lib/use-reorder.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';
import { SortableControls } from '#ui/sortable-controls.tsx';
import { SortableList, SortableRow } from '#ui/sortable-list.tsx';

import { ContentRow } from './content-row.tsx';
import type { ContentSlots } from './content-slots.ts';
import { countsOf } from './counts.ts';
import { LevelHeader } from './level-header.tsx';
import type { Crumb } from './place.ts';
import { SubjectDialogs } from './subject-dialogs.tsx';

type SubjectsLevelProps = {
  crumbs: readonly Crumb[];
  product: AdminProduct;
  subjects: readonly AdminSubject[];
  slots: ContentSlots;
};

type Open = (dialog: OpenDialog<AdminSubject>) => void;

/** Level 2. */
export function SubjectsLevel({ crumbs, product, subjects, slots }: SubjectsLevelProps) {
  const [dialog, setDialog] = useState<OpenDialog<AdminSubject>>();

  return (
    <>
      <LevelHeader
        crumbs={crumbs}
        text={product.description}
        actions={
          <>
            {slots.exportMenu({ productId: product.id })}
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <Plus aria-hidden="true" />
              Add Subject
            </Button>
          </>
        }
      />
      {subjects.length === 0 ? (
        <EmptyState icon={BookOpen} title="No subjects yet">
          Add the first subject of {product.name}. Its practice tests come next.
        </EmptyState>
      ) : (
        <SubjectList productId={product.id} subjects={subjects} onOpen={setDialog} />
      )}
      <SubjectDialogs
        dialog={withFreshRow(dialog, subjects)}
        productId={product.id}
        count={subjects.length}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

type SubjectListProps = { productId: string; subjects: readonly AdminSubject[]; onOpen: Open };

function SubjectList({ productId, subjects, onOpen }: SubjectListProps) {
  const reorder = useReorder({
    call: calls.subjectAdministration.orderSubjects,
    params: { id: productId },
    queryKey: adminQueries.subjects(productId).queryKey,
  });
  const items = useMemo(() => subjects.map(({ id, name }) => ({ id, name })), [subjects]);

  return (
    <SortableList items={items} onReorder={reorder}>
      <ul className="grid gap-3">
        {subjects.map((subject) => (
          <SortableRow key={subject.id} id={subject.id} className={ROW_LOOK}>
            <SubjectRow subject={subject} onOpen={onOpen} />
          </SortableRow>
        ))}
      </ul>
    </SortableList>
  );
}

function SubjectRow({ subject, onOpen }: { subject: AdminSubject; onOpen: Open }) {
  const { id, productId, name, description } = subject;

  return (
    <ContentRow
      name={name}
      to={contentPath({ productId, subjectId: id })}
      description={description}
      facts={countsOf(subject)}
      controls={<SortableControls id={id} />}
      actions={
        <>
          <RowAction
            icon={Pencil}
            label="Edit"
            name={name}
            onClick={() => onOpen({ kind: 'edit', row: subject })}
          />
          <RowAction
            icon={Trash2}
            label="Delete"
            name={name}
            onClick={() => onOpen({ kind: 'delete', row: subject })}
          />
        </>
      }
    />
  );
}
