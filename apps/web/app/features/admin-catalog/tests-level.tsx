import type { AdminPracticeTest, AdminSubject } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { ClipboardList, Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';

import { CONTENT_NOTICES, contentPath } from '#copy/admin.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { type OpenDialog, withFreshRow } from '#lib/open-dialog.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { useReorder } from '#lib/use-reorder.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';
import { SortableControls } from '#ui/sortable-controls.tsx';
import { SortableList, SortableRow } from '#ui/sortable-list.tsx';

import { ContentRow } from './content-row.tsx';
import type { ContentSlots } from './content-slots.ts';
import { LevelHeader } from './level-header.tsx';
import type { Crumb } from './place.ts';
import { TestDialogs } from './test-dialogs.tsx';
import { testFacts } from './test-facts.ts';

type TestsLevelProps = {
  crumbs: readonly Crumb[];
  subject: AdminSubject;
  tests: readonly AdminPracticeTest[];
  slots: ContentSlots;
};

type Open = (dialog: OpenDialog<AdminPracticeTest>) => void;

/** Level 3. */
export function TestsLevel({ crumbs, subject, tests, slots }: TestsLevelProps) {
  const [dialog, setDialog] = useState<OpenDialog<AdminPracticeTest>>();

  return (
    <>
      <LevelHeader
        crumbs={crumbs}
        text={subject.description}
        actions={
          <>
            {slots.exportMenu({ subjectId: subject.id })}
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <Plus aria-hidden="true" />
              Add Practice Test
            </Button>
          </>
        }
      />
      {tests.length === 0 ? (
        <EmptyState icon={ClipboardList} title="No practice tests yet">
          Add the first practice test of {subject.name}. Its questions come next.
        </EmptyState>
      ) : (
        <TestList subject={subject} tests={tests} onOpen={setDialog} />
      )}
      <TestDialogs
        dialog={withFreshRow(dialog, tests)}
        subjectId={subject.id}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

type TestListProps = { subject: AdminSubject; tests: readonly AdminPracticeTest[]; onOpen: Open };

function TestList({ subject, tests, onOpen }: TestListProps) {
  const reorder = useReorder({
    call: calls.practiceTestAdministration.orderPracticeTests,
    params: { id: subject.id },
    queryKey: adminQueries.practiceTests(subject.id).queryKey,
  });
  const items = useMemo(() => tests.map(({ id, title }) => ({ id, name: title })), [tests]);

  return (
    <SortableList items={items} onReorder={reorder}>
      <ul className="grid gap-3">
        {tests.map((test) => (
          <SortableRow key={test.id} id={test.id} className={ROW_LOOK}>
            <ContentRow
              name={test.title}
              to={contentPath({ productId: subject.productId, subjectId: subject.id, testId: test.id })}
              description={test.description}
              facts={testFacts(test)}
              controls={<SortableControls id={test.id} />}
              actions={<TestActions test={test} onOpen={onOpen} />}
            />
          </SortableRow>
        ))}
      </ul>
    </SortableList>
  );
}

function TestActions({ test, onOpen }: { test: AdminPracticeTest; onOpen: Open }) {
  const { id, title } = test;
  const { duplicatePracticeTest } = calls.practiceTestAdministration;
  const duplicate = useAdminMutation(duplicatePracticeTest, CONTENT_NOTICES.duplicatePracticeTest);

  return (
    <>
      <RowAction
        icon={Pencil}
        label="Edit"
        name={title}
        onClick={() => onOpen({ kind: 'edit', row: test })}
      />
      <RowAction
        icon={Copy}
        label="Duplicate"
        name={title}
        disabled={duplicate.isPending}
        onClick={() => duplicate.mutate({ params: { id } })}
      />
      <RowAction
        icon={Trash2}
        label="Delete"
        name={title}
        onClick={() => onOpen({ kind: 'delete', row: test })}
      />
    </>
  );
}
