import type { ContactMessage } from '@second-bell/contract';

import { present } from '../../present.ts';
import type { MessageRow } from './contact.repo.ts';

export function presentMessage(row: MessageRow): ContactMessage {
  const { id, fullName, email, examInterest, message, receivedAt, readAt } = row;

  return {
    id,
    fullName,
    email,
    message,
    receivedAt: receivedAt.toISOString(),
    ...present({ examInterest, readAt: readAt?.toISOString() ?? null }),
  };
}
