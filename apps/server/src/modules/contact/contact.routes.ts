import { contactAdministrationEndpoints, contactEndpoints } from '@second-bell/contract';

import { implement } from '#plugins/implement.ts';
import type { SendMail } from '#plugins/mail.ts';

import type { App } from '../../app-instance.ts';
import * as contact from './contact.service.ts';

/** The contact form, for anyone. Without a mail server its messages wait at the desk alone. */
export async function contactRoutes(
  app: App,
  { sendMail }: { sendMail: SendMail | undefined },
): Promise<void> {
  implement(app, contactEndpoints.send, ({ body }) => contact.receiveMessage({ db: app.db, sendMail }, body));
}

/** What it left, for administrators. */
export async function contactAdministrationRoutes(app: App): Promise<void> {
  const { messages, markMessage, deleteMessage } = contactAdministrationEndpoints;

  implement(app, messages, ({ query }) => contact.getMessages(app.db, query.before));
  implement(app, markMessage, ({ params, body }) => contact.markMessage(app.db, params.id, body.read));
  implement(app, deleteMessage, ({ params }) => contact.deleteMessage(app.db, params.id));
}
