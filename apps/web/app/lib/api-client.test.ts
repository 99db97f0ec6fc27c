import { calls } from '@second-bell/contract/calls';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError, call, fillPath } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the network; returns what was asked of it. */
function givenReply(body: unknown, status = 200): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'http://site.test'), init));

    return new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      statusText: 'Status Words',
    });
  });

  return requests;
}

it.each([
  ['/api/student/products', {}, '/api/student/products'],
  ['/api/users/:userId/test-attempts', { userId: 'guest' }, '/api/users/guest/test-attempts'],
  ['/api/exams/:examId', { examId: 'a/b c?d' }, '/api/exams/a%2Fb%20c%3Fd'],
])('fills %s with %j', (path, params, filled) => expect(fillPath(path, params)).toBe(filled));

it('refuses a path with a value missing', () => {
  expect(() => fillPath('/api/exams/:examId', {})).toThrow('needs a value for "examId"');
});

it('sends cookies, and no content type where there is no body', async () => {
  const requests = givenReply([{ id: 'ged', name: 'GED' }]);

  expect(await call(calls.catalog.products)).toEqual([{ id: 'ged', name: 'GED' }]);
  expect(requests[0]?.method).toBe('GET');
  expect(requests[0]?.credentials).toBe('include');
  expect(requests[0]?.headers.get('content-type')).toBeNull();
});

it('sends a body as JSON, and a token as a bearer token', async () => {
  const counts = { subjectCount: 0, practiceTestCount: 0, questionCount: 0 };
  const requests = givenReply({ id: 'p1', name: 'GED', version: 1, ...counts }, 201);

  await call(calls.productAdministration.createProduct, { body: { name: 'GED' }, token: 'secret' });

  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(await requests[0]?.json()).toEqual({ name: 'GED' });
});

it.each([
  ['a read', () => call(calls.accounts.administrators, { token: 'secret' })],
  [
    'a deletion',
    () => call(calls.subjectAdministration.deleteSubject, { params: { id: 's1' }, token: 'secret' }),
  ],
])('says that it is JSON in %s of the desk, where no body follows', async (_, send) => {
  const requests = givenReply([]);

  await send();

  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(requests[0]?.body).toBeNull();
});

it('writes a query behind the path, without what is not given', async () => {
  const requests = givenReply({ entries: [] });

  await call(calls.auditTrail.auditTrail, { query: { before: 'a/1' } });
  await call(calls.auditTrail.auditTrail, { query: {} });

  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?before=a%2F1', '']);
});

it('sends a form as a form', async () => {
  const requests = givenReply({ url: '/api/images/x', width: 1, height: 1 }, 201);
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.png');

  await call(calls.images.upload, { form });

  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});

it('answers undefined to a reply without a body', async () => {
  givenReply('', 204);

  expect(await call(calls.subjectAdministration.deleteSubject, { params: { id: 's1' } })).toBeUndefined();
});

it.each([
  ['{"message":"No such attempt"}', '404: {"message":"No such attempt"}'],
  ['', '404: Status Words'],
])('throws the status and the text of a failed reply %j', async (body, message) => {
  givenReply(body, 404);

  const failure = call(calls.attempts.one, { params: { id: 'x' } });

  await expect(failure).rejects.toThrow(ApiError);
  await expect(failure).rejects.toMatchObject({ status: 404, message });
});

it("rejects a success that is not the server's, as the page of a hotel's network", async () => {
  givenReply('<!doctype html><title>Log in</title>');

  await expect(call(calls.catalog.products)).rejects.toThrow(SyntaxError);
});

it('is checked by the compiler', () => {
  const wrong = [
    // @ts-expect-error params are missing
    () => call(calls.catalog.subjects),
    // @ts-expect-error a param has the wrong name
    () => call(calls.catalog.subjects, { params: { id: 'ged' } }),
    // @ts-expect-error this call takes no body
    () => call(calls.catalog.products, { body: {} }),
    // @ts-expect-error the body is incomplete
    () => call(calls.attempts.start, { body: { userId: 'guest' } }),
    // @ts-expect-error a product has no such field
    async () => (await call(calls.catalog.products))[0]?.title,
  ];

  expect(wrong).toHaveLength(5);
});
