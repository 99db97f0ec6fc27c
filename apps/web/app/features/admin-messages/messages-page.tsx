import type { ContactMessage } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';

import { DELETE_MESSAGE, MESSAGES } from '#copy/admin-messages.ts';
import { ConfirmDelete } from '#lib/confirm-delete.tsx';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

import { messagesQuery } from './message-queries.ts';
import { MessageRow } from './message-row.tsx';

/** The inbox: what visitors wrote, newest first. */
export function MessagesPage() {
  const query = useInfiniteQuery(messagesQuery());
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = query;
  const [toDelete, setToDelete] = useState<ContactMessage>();
  const unread = data?.pages[0]?.unread ?? 0;

  return (
    <>
      <PageHeader text={MESSAGES.text}>
        <h1 className="text-heading-l">
          {MESSAGES.title}
          {unread > 0 && ` (${unread} new)`}
        </h1>
      </PageHeader>
      <QueryView query={query} loading={MESSAGES.loading}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages);
          if (messages.length === 0) {
            return (
              <EmptyState icon={Inbox} title={MESSAGES.none.title}>
                {MESSAGES.none.text}
              </EmptyState>
            );
          }

          return (
            <>
              <ul className="grid gap-3">
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} onDelete={() => setToDelete(message)} />
                ))}
              </ul>
              <div className="mt-6 grid justify-items-center">
                {hasNextPage ? (
                  <Button
                    intent="secondary"
                    aria-busy={isFetchingNextPage}
                    onClick={() => void fetchNextPage()}
                  >
                    {isFetchingNextPage ? MESSAGES.loading : MESSAGES.older}
                  </Button>
                ) : (
                  <p className="text-ink-soft">{MESSAGES.end}</p>
                )}
              </div>
            </>
          );
        }}
      </QueryView>
      {toDelete && <DeleteMessage message={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}

function DeleteMessage({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  return (
    <ConfirmDelete
      title={DELETE_MESSAGE.title(message.fullName)}
      id={message.id}
      call={calls.contactAdministration.deleteMessage}
      notices={DELETE_MESSAGE.notices}
      onClose={onClose}
    >
      <p>{DELETE_MESSAGE.text}</p>
    </ConfirmDelete>
  );
}
