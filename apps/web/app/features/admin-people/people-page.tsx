import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { INVITE, PEOPLE } from '#copy/admin-people.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

import type { PeopleDialog } from './open-dialog.ts';
import { PeopleDialogs } from './people-dialogs.tsx';
import { administratorsQuery } from './people-queries.ts';
import { PersonRow } from './person-row.tsx';

/** Who keeps the desk. */
export function PeoplePage() {
  const people = useQuery(administratorsQuery());
  const [dialog, setDialog] = useState<PeopleDialog>();

  return (
    <>
      <PageHeader
        text={PEOPLE.text}
        actions={
          <Button onClick={() => setDialog({ kind: 'invite' })}>
            <UserPlus aria-hidden="true" />
            {INVITE.open}
          </Button>
        }
      >
        <h1 className="text-heading-l">{PEOPLE.title}</h1>
      </PageHeader>
      <QueryView query={people} loading={PEOPLE.loading}>
        {(list) => (
          <ul className="grid gap-3">
            {list.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={setDialog} />
            ))}
          </ul>
        )}
      </QueryView>
      <PeopleDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
