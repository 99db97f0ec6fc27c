import type { AdminInfo } from '@second-bell/contract';
import type { FastifyRequest } from 'fastify';

import { changeContent } from '#database/change-content.ts';
import type { Db } from '#database/connect.ts';
import { insertAuditEntry, type NewAuditEntry } from '#modules/audit-trail/audit-trail.repo.ts';
import { administratorOf } from '#plugins/guard.ts';

import type { App } from '../../app-instance.ts';
import type { ContentCache } from '../../content-cache.ts';

/** What a change at the desk needs: where the content is, and who changes it. */
export type Desk = { db: Db; content: ContentCache; administrator: AdminInfo };

type Change<T> = { result: T; audit: Omit<NewAuditEntry, 'administrator'> | undefined };

export function deskOf({ db, content }: App, request: FastifyRequest): Desk {
  return { db, content, administrator: administratorOf(request) };
}

/** One change with its line in the audit trail: both or neither. A change that did nothing (`audit` undefined) leaves none. */
export async function changeAtDesk<T>(desk: Desk, change: (tx: Db) => Promise<Change<T>>): Promise<T> {
  return changeContent(desk, async (tx) => {
    const { result, audit } = await change(tx);
    if (audit) await insertAuditEntry(tx, { administrator: desk.administrator.email, ...audit });

    return result;
  });
}
