import { studyPlanEndpoints } from '@second-bell/contract';
import type { FastifyReply } from 'fastify';

import { implement } from '#plugins/implement.ts';
import { ownerForWrite, ownerOf } from '#plugins/owner.ts';

import type { App } from '../../app-instance.ts';
import { attachmentHeader } from '../../file-names.ts';
import * as plans from './study-plan.service.ts';

export async function studyPlanRoutes(app: App, { publicUrl }: { publicUrl: string }): Promise<void> {
  const { db } = app;
  const { plan, save, remove, shareCalendar, endCalendar, calendarFile, calendar } = studyPlanEndpoints;

  implement(app, plan, ({ params, request }) => plans.getPlan(db, ownerOf(request, params.userId)));
  implement(app, save, ({ params, body, request, reply }) =>
    plans.savePlan(db, ownerForWrite(request, reply, params.userId), body),
  );
  implement(app, remove, ({ params, request }) => plans.removePlan(db, ownerOf(request, params.userId)));
  implement(app, shareCalendar, ({ params, request }) =>
    plans.shareCalendar(db, ownerOf(request, params.userId)),
  );
  implement(app, endCalendar, ({ params, request }) =>
    plans.endCalendar(db, ownerOf(request, params.userId)),
  );
  implement(app, calendarFile, async ({ params, request, reply }) => {
    const file = await plans.getCalendarFile(db, ownerOf(request, params.userId), publicUrl);

    return sendCalendar(reply).header('content-disposition', attachmentHeader('study-plan.ics')).send(file);
  });
  implement(app, calendar, async ({ params, reply }) => {
    const file = await plans.getSharedCalendar(db, params.token, publicUrl);

    return sendCalendar(reply).send(file);
  });
}

/** Whose plan it is, is nobody else's matter: no cache keeps it, and no search engine lists it. */
function sendCalendar(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex');
}
