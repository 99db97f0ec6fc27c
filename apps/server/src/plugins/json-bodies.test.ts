import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../testing/given-content.ts';
import { useApp } from '../testing/use-app.ts';

const server = useApp();

beforeEach(() => givenContent(server.db));

describe('a call that says JSON and sends nothing', () => {
  it.each([
    ['POST', '/api/admin/init-products', 200],
    ['DELETE', '/api/admin/subjects/ged-math', 204],
    ['DELETE', '/api/admin/practice-tests/math-1', 204],
    ['GET', '/api/admin/products', 200],
  ] as const)('%s %s works', async (method, url, status) => {
    const { token } = await server.givenAdministrator();
    const response = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

    expect(response.statusCode).toBe(status);
  });

  it('is refused where a body is needed', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url: '/api/test-attempts', headers });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_request' });
  });
});
