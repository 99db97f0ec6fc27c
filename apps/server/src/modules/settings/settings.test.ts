import { SETTING_CHOICES } from '@second-bell/contract';
import { array, assert, asyncProperty, constantFrom, record, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GUEST, OTHER_GUEST, useApp } from '../../testing/use-app.ts';

const server = useApp();
const MINE = '/api/users/guest/settings';

const read = (guest?: string) => server.call({ url: MINE, ...(guest !== undefined && { guest }) });
const change = (body: unknown, guest?: string) =>
  server.call({ method: 'PUT', url: MINE, body, ...(guest !== undefined && { guest }) });

describe('the settings of a learner', () => {
  it('are empty until something is chosen', async () => {
    expect(await read(GUEST)).toMatchObject({ status: 200 });
    expect((await read(GUEST)).body).toEqual({});
    expect((await read()).body).toEqual({});
  });

  it('are changed one by one; the others stay', async () => {
    expect(await change({ theme: 'dark', textSize: '130' }, GUEST)).toMatchObject({
      status: 200,
      body: { theme: 'dark', textSize: '130' },
    });
    await change({ theme: 'light' }, GUEST);
    await change({}, GUEST);

    expect((await read(GUEST)).body).toEqual({ theme: 'light', textSize: '130' });
  });

  it('are one’s own', async () => {
    await change({ theme: 'dark' }, GUEST);
    const url = '/api/users/somebody-else/settings';

    expect((await read(OTHER_GUEST)).body).toEqual({});
    expect((await server.call({ url, guest: GUEST })).status).toBe(404);
    expect((await server.call({ method: 'PUT', url, body: {}, guest: GUEST })).status).toBe(404);
  });

  it('make a guest of whom nobody knows yet', async () => {
    const { status, headers } = await change({ font: 'dyslexia' });
    const [, guest] = /guest=([^.;]+)/.exec(String(headers['set-cookie'])) ?? [];

    expect(status).toBe(200);
    expect((await read(guest)).body).toEqual({ font: 'dyslexia' });
  });

  it.each([
    [{ theme: 'purple' }, 'theme'],
    [{ theme: null }, 'theme'],
    [{ textSize: 130 }, 'textSize'],
    [{ textSize: '1000' }, 'textSize'],
    [{ extraTime: '3' }, 'extraTime'],
    [{ theme: 'light', colour: 'red' }, ''],
    [{ ownerId: OTHER_GUEST }, ''],
    [[], ''],
    ['dark', ''],
  ])('refuse %j, and stay as they were', async (body, path) => {
    await change({ theme: 'dark' }, GUEST);
    const answer = await change(body, GUEST);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.issues[0].path).toBe(path);
    expect((await read(GUEST)).body).toEqual({ theme: 'dark' });
  });

  it('are what was chosen last, setting by setting', async () => {
    const some = record(
      Object.fromEntries(
        Object.entries(SETTING_CHOICES).map(([name, choices]) => [name, constantFrom(...choices)]),
      ),
      { requiredKeys: [] },
    );

    await assert(
      asyncProperty(array(some, { maxLength: 5 }), uuid({ version: 4 }), async (changes, guest) => {
        for (const body of changes) await change(body, guest);

        expect((await read(guest)).body).toEqual(Object.assign({}, ...changes));
      }),
      { numRuns: 25 },
    );
  });
});
