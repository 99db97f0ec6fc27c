import { type EndpointShape, endpoints } from '@second-bell/contract';
import { anyItemWithResponse } from '@second-bell/question-types/testing';
import * as fc from 'fast-check';

import { isAllowed, type Role } from '../../policies/policies.ts';
import { formsOf } from './forms.ts';
import {
  CONTENT_TYPES,
  HEADERS,
  hostileBodies,
  PATH_PARTS,
  PATHS,
  QUERIES,
  WIRES,
} from './hostile-requests.ts';
import { nearly, TOO_LARGE_NUMBER } from './hostile-values.ts';
import { listOfField, listOfPath } from './ids.ts';
import { type Known, valuesOf } from './values-of-schema.ts';

/** A request before ids stand in their places (`ids.ts`). */
export type FuzzRequest = {
  /** As the contract has it, `PATCH /api/test-attempts/:id`; undefined for what is no call. */
  endpoint: EndpointShape | undefined;
  caller: Role;
  method: string;
  path: string;
  /** Beside those of the caller. */
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Sent as it is, in place of all else. */
  wire?: string;
};

const ROLES: readonly Role[] = ['guest', 'learner', 'teacher', 'administrator'];
/** Every call of the contract. */
export const CALLS = Object.values(endpoints).flatMap((group) => Object.values<EndpointShape>(group));

type Body = { body: Buffer | undefined; contentType?: string };

const garbage: fc.Arbitrary<Body> = hostileBodies.map((body) => ({ body, contentType: 'application/json' }));

const placeIn = (list: string) => fc.nat(59).map((index) => `{{${list}.${index}}}`);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fields whose schema does not tell what fits. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  userId: fc.constantFrom('guest', 'guest', 'guest', '{{users.1}}'),
  testVersion: placeIn('versions'),
  userAnswer: fc.oneof(placeIn('options'), fc.string()),
  response: anyItemWithResponse.map(({ response }) => response),
  questionImage: placeIn('images').map((id) => `/api/images/${id}`),
  url: fc.constantFrom('https://example.com/a', '/a'),
  downloadUrl: fc.constantFrom('https://example.com/a', '/a'),
  timeZone: fc.constantFrom('America/Chicago', 'Etc/GMT+12', 'Pacific/Kiritimati', 'No/Where'),
  dryRun: fc.constantFrom('true', 'false'),
  again: fc.constantFrom('true', 'false'),
  columns: fc.constantFrom('question,optionA,optionB,answer', 'ignore', ''),
  email: fc.stringMatching(/^[a-z]{3,9}@example\.com$/),
  examOn: fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)),
  weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1 }),
  version: fc.constantFrom(1, 1, 1, 2),
  rationales: fc.constant({}),
};

function knownIn(path: string): Known {
  return (field) => {
    if (field === 'ids') return fc.uniqueArray(placeIn(listOfPath(path)), { minLength: 1, maxLength: 6 });
    // A passkey's answer is no answer to a question.
    if (field === 'response' && path.includes('passkey')) return undefined;

    if (field === 'questionId' && path === '/api/user-answers') return placeIn('own-questions');

    return KNOWN[field] ?? (field.endsWith('Id') ? placeIn(listOfField(field)) : undefined);
  };
}

/** Requests made from the contract and from what breaks programs, in the measure in which they find something. */
export const fuzzRequests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  {
    weight: 24,
    arbitrary: fc.oneof(...CALLS.map((call) => ({ weight: weightOf(call), arbitrary: callsTo(call) }))),
  },
  { weight: 1, arbitrary: fc.oneof(strayRequests(), wires()) },
);

/** What is deleted cannot be asked for any more; and most of what comes to a server is about attempts. */
function weightOf({ method, path }: EndpointShape): number {
  if (method === 'DELETE') return 1;

  return /^\/api\/(test-attempts|user-answers)/.test(path) ? 12 : 4;
}

function callsTo(endpoint: EndpointShape): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      caller: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...ROLES) },
        {
          weight: 2,
          arbitrary: fc.constantFrom(...ROLES.filter((role) => isAllowed(role, endpoint.policy))),
        },
      ),
      method: rarely(endpoint.method, fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')),
      path: pathsOf(endpoint),
      body: bodiesOf(endpoint),
      headers: rarely({}, fc.constantFrom(...HEADERS)),
      contentType: rarely(undefined, fc.constantFrom(...CONTENT_TYPES)),
    })
    .map(({ caller, method, path, body: { body, contentType: own }, headers, contentType = own }) => ({
      endpoint,
      caller,
      method,
      path,
      headers: { ...(body && contentType !== undefined && { 'content-type': contentType }), ...headers },
      body: method === 'TRACE' ? undefined : body,
    }));
}

/** One in twelve is of the other kind. */
function rarely<T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 11, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

function pathsOf({ path, query }: EndpointShape): fc.Arbitrary<string> {
  const filled = path.split('/').map((part, index, parts) => {
    const name = /^:(\w+)/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const list = listOfPath(parts.slice(0, index).join('/'));
    const usual = name === 'userId' ? fc.constant('guest') : placeIn(list);
    const hostile = fc.constantFrom(...PATH_PARTS);

    return fc
      .oneof({ weight: 11, arbitrary: usual }, { weight: 1, arbitrary: hostile })
      .map((value) => value + part.slice(name.length + 1));
  });
  const queries = query ? valuesOf(query, knownIn(path)).map(queryOf) : fc.constant('');

  return fc
    .tuple(
      fc.tuple(...filled),
      fc.oneof({ weight: 9, arbitrary: queries }, { weight: 1, arbitrary: fc.constantFrom(...QUERIES) }),
    )
    .map(([parts, end]) => parts.join('/') + end);
}

function queryOf(values: unknown): string {
  const texts = Object.entries(values as object).map(([name, value]) => {
    const text = String(value);

    return `${name}=${text.includes('{{') ? text : encodeURIComponent(text)}`;
  });

  return texts.length === 0 ? '' : `?${texts.join('&')}`;
}

function bodiesOf(endpoint: EndpointShape): fc.Arbitrary<Body> {
  if (endpoint.form) {
    const fields = valuesOf(endpoint.form, knownIn(endpoint.path));

    return fc.oneof({ weight: 5, arbitrary: formsOf(fields) }, { weight: 1, arbitrary: garbage });
  }
  if (!endpoint.body) {
    return fc.oneof(
      { weight: 11, arbitrary: fc.constant({ body: undefined }) },
      { weight: 1, arbitrary: garbage },
    );
  }
  const fitting = fittingBodies(endpoint.body, endpoint.path);

  return fc.oneof(
    { weight: 6, arbitrary: fitting.map(jsonBody) },
    { weight: 5, arbitrary: nearly(fitting).map(jsonBody) },
    { weight: 1, arbitrary: garbage },
  );
}

/** A question's content, key and type belong together, which no schema of a field can tell. */
function fittingBodies(schema: NonNullable<EndpointShape['body']>, path: string): fc.Arbitrary<unknown> {
  const bodies = valuesOf(schema, knownIn(path));
  if (!path.startsWith('/api/admin/questions')) return bodies;

  return fc.tuple(bodies, anyItemWithResponse).map(([body, { item }]) => ({
    ...(body as object),
    questionType: item.type,
    content: item.content,
    answerKey: item.key,
    options: undefined,
    correctAnswer: undefined,
    // It would have to be one of the same test.
    passageId: undefined,
  }));
}

function jsonBody(value: unknown): Body {
  const text = (JSON.stringify(value) ?? '').replaceAll(`"${TOO_LARGE_NUMBER}"`, '1e400');

  return { body: Buffer.from(text), contentType: 'application/json' };
}

function strayRequests(): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    endpoint: fc.constant(undefined),
    caller: fc.constantFrom(...ROLES),
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
    path: fc.constantFrom(...PATHS),
    headers: fc.constantFrom({}, ...HEADERS),
    body: fc.constant(undefined),
  });
}

function wires(): fc.Arbitrary<FuzzRequest> {
  const nothing = {
    endpoint: undefined,
    caller: 'guest' as const,
    method: '',
    path: '',
    headers: {},
    body: undefined,
  };

  return fc.constantFrom(...WIRES).map((wire) => ({ ...nothing, wire }));
}
