import { described, type EndpointShape, errorBodySchema } from '@second-bell/contract';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import * as z from 'zod/mini';

import type { App } from '../app-instance.ts';
import { guardOf, isOfDesk } from './guard.ts';
import { refuseOtherSites } from './same-origin.ts';

/** The checked body: JSON, or the text fields of a form (`forms.ts`). */
type Body<E extends EndpointShape> = E['body'] extends z.ZodMiniType
  ? z.output<E['body']>
  : E['form'] extends z.ZodMiniType
    ? z.output<E['form']>
    : undefined;

type Input<E extends EndpointShape> = {
  params: E['params'] extends z.ZodMiniType ? z.output<E['params']> : undefined;
  query: E['query'] extends z.ZodMiniType ? z.output<E['query']> : undefined;
  body: Body<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<E extends EndpointShape> =
  undefined extends z.input<E['response']> ? void : z.input<E['response']>;

type Handler<E extends EndpointShape> = (input: Input<E>) => Promise<Answer<E>> | Answer<E> | FastifyReply;

/** JSON Schema, and so the API reference, has no word for an answer without a body. */
const NO_CONTENT = described(z.null(), { description: 'No content' });

/** The largest body that the contract has beside the desk's is an answer of 2,000 characters, each maybe escaped. */
const LEARNER_BODY_BYTES = 64 * 1024;

type Options = {
  /** Before anything else, for what can be answered at once. */
  onRequest?: onRequestHookHandler | onRequestAsyncHookHandler;
};

/**
 * Serves one entry of the contract: its schemas check what comes in and strip what must not go out, and its
 * policy guards it before anything of the request is read.
 */
export function implement<E extends EndpointShape>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  { onRequest }: Options = {},
): void {
  const status = endpoint.status ?? 200;
  const guard = guardOf(endpoint.policy);
  const ofDesk = isOfDesk(endpoint.policy);
  const isWrite = endpoint.method !== 'GET';
  const { call, upload } = app.deadlines;

  app.route({
    onRequest: [
      onRequest,
      app.beginCall(`${endpoint.method} ${endpoint.path}`, endpoint.form ? upload : call),
      ...(isWrite && !ofDesk ? [refuseOtherSites, app.limitWrites] : []),
      guard,
      isWrite ? app.refuseWhenFull : undefined,
    ].filter((hook) => hook !== undefined),
    ...(!ofDesk && { bodyLimit: LEARNER_BODY_BYTES }),
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.form && { consumes: ['multipart/form-data'], body: endpoint.form }),
      ...(ofDesk && { security: [{ bearer: [] }] }),
      response: { [status]: status === 204 ? NO_CONTENT : endpoint.response, '4xx': errorBodySchema },
    },
    handler: (request, reply) => {
      void reply.code(status);
      // The schemas above have checked and converted both, which the generic entry's types cannot show here.
      const { params, query, body } = request as Pick<Input<E>, 'params' | 'query' | 'body'>;

      return handler({ params, query, body, request, reply });
    },
  });
}
