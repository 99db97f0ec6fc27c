import type { ContactMessage } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { Mail, MailOpen, Reply, Trash2 } from 'lucide-react';

import { interestName, MESSAGES } from '#copy/admin-messages.ts';
import { MomentText } from '#lib/moment-text.tsx';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';

type MessageRowProps = { message: ContactMessage; onDelete: () => void };

/** One message, whole. It stays new until somebody says that it was read. */
export function MessageRow({ message, onDelete }: MessageRowProps) {
  const { id, fullName, email, examInterest, message: text, receivedAt, readAt } = message;
  const isNew = readAt === undefined;
  const { mutate, isPending } = useAdminMutation(calls.contactAdministration.markMessage, {
    failure: MESSAGES.markFailure,
  });

  return (
    <li className={`grid gap-3 ${ROW_LOOK}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-body text-lead wrap-anywhere">{fullName}</h2>
        {isNew && <Badge tone="accent">{MESSAGES.new}</Badge>}
        <p className="text-small text-ink-soft">
          <MomentText at={receivedAt} />
        </p>
      </div>
      <p className="text-small text-ink-soft wrap-anywhere">
        {[email, interestName(examInterest)].filter(Boolean).join(' · ')}
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="-mx-3 flex flex-wrap">
        <Button asChild intent="quiet" size="small">
          <a href={`mailto:${encodeURIComponent(email)}`}>
            <Reply aria-hidden="true" />
            <span>
              {MESSAGES.answer}
              <span className="sr-only"> {fullName}</span>
            </span>
          </a>
        </Button>
        <RowAction
          icon={isNew ? MailOpen : Mail}
          label={isNew ? MESSAGES.markRead : MESSAGES.markUnread}
          name={fullName}
          disabled={isPending}
          onClick={() => mutate({ params: { id }, body: { read: isNew } })}
        />
        <RowAction icon={Trash2} label={MESSAGES.delete} name={fullName} onClick={onDelete} />
      </div>
    </li>
  );
}
