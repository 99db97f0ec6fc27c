import type { AdminStudyMaterial } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { Library, Plus } from 'lucide-react';
import { useState } from 'react';

import { MATERIALS } from '#copy/admin-materials.ts';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

import { MaterialDialogs } from './material-dialogs.tsx';
import { MaterialList } from './material-list.tsx';
import { materialsQuery } from './material-queries.ts';

/** The study materials of the library, in its order. */
export function MaterialsPage() {
  const query = useQuery(materialsQuery());
  const [dialog, setDialog] = useState<OpenDialog<AdminStudyMaterial>>();

  return (
    <>
      <PageHeader
        text={MATERIALS.text}
        actions={
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden="true" />
            {MATERIALS.add}
          </Button>
        }
      >
        <h1 className="text-heading-l">{MATERIALS.title}</h1>
      </PageHeader>
      <QueryView query={query} loading={MATERIALS.loading}>
        {(materials) =>
          materials.length === 0 ? (
            <EmptyState icon={Library} title={MATERIALS.none.title}>
              {MATERIALS.none.text}
            </EmptyState>
          ) : (
            <MaterialList materials={materials} onOpen={setDialog} />
          )
        }
      </QueryView>
      <MaterialDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
