import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { countSchema, idSchema, momentSchema, NAME_MAX_LENGTH, requiredText } from './fields.ts';
import { routes } from './routes.ts';

const CONTACT_MESSAGE_MAX_LENGTH = 5_000;

const examInterestSchema = z.enum(['ged', 'teas', 'nclex', 'hiset', 'general', 'technical', 'billing']);

/** The fields of the contact form. */
export const sendMessageSchema = z.object({
  fullName: requiredText(NAME_MAX_LENGTH),
  email: z
    .email({ pattern: z.regexes.html5Email, error: 'Enter an email address, like name@example.com' })
    .check(z.maxLength(NAME_MAX_LENGTH, `Use at most ${NAME_MAX_LENGTH} characters`)),
  examInterest: z.optional(examInterestSchema),
  message: requiredText(CONTACT_MESSAGE_MAX_LENGTH),
});

/** A message as the desk reads it. `readAt` is left out until it is marked as read. */
export const contactMessageSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  email: z.string(),
  examInterest: z.optional(examInterestSchema),
  message: z.string(),
  receivedAt: momentSchema,
  readAt: z.optional(momentSchema),
});

export type SendMessage = z.infer<typeof sendMessageSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactEndpoints = {
  send: endpoint({
    ...routes.contact.send,
    summary: 'Leaves a message for the people who run the site; sent again, it is kept once',
    policy: 'message.send',
    body: sendMessageSchema,
    response: z.undefined(),
    status: 204,
  }),
};

const idParams = z.object({ id: idSchema });

export const contactAdministrationEndpoints = {
  messages: endpoint({
    ...routes.contactAdministration.messages,
    summary: 'The messages that were left, newest first, 50 at a time',
    policy: 'message.manage',
    /** `before` is the `next` of the page before. */
    query: z.object({ before: z.optional(idSchema) }),
    response: z.object({
      messages: z.array(contactMessageSchema),
      next: z.optional(idSchema),
      /** Of all pages. */
      unread: countSchema,
    }),
  }),
  markMessage: endpoint({
    ...routes.contactAdministration.markMessage,
    summary: 'Marks a message as read, or as not read',
    policy: 'message.manage',
    params: idParams,
    body: z.object({ read: z.boolean() }),
    response: contactMessageSchema,
  }),
  deleteMessage: endpoint({
    ...routes.contactAdministration.deleteMessage,
    summary: 'Deletes a message for good',
    policy: 'message.manage',
    params: idParams,
    response: z.undefined(),
    status: 204,
  }),
};
