import { describe, expect, it } from 'vitest';

import { useApp } from '../../testing/use-app.ts';
import { ensureAdministrator } from './first-administrator.service.ts';

const server = useApp();

const ADA = { email: 'ada@example.com', password: 'correct horse battery' };

const logIn = (email: string, password: string) =>
  server.call({ method: 'POST', url: '/api/admin/login', body: { email, password } });

describe('the first administrator', () => {
  it('is made with a random password, told once, where there is none', async () => {
    const { email, newPassword = '' } = await ensureAdministrator(server.db, undefined);

    expect(newPassword.length).toBeGreaterThanOrEqual(20);
    expect((await logIn(email, newPassword)).status).toBe(200);
    expect(await ensureAdministrator(server.db, undefined)).toEqual({ email });
  });

  it('is the one that the environment names, whose password is told to nobody', async () => {
    expect(await ensureAdministrator(server.db, ADA)).toEqual({ email: ADA.email });
    expect((await logIn(ADA.email, ADA.password)).status).toBe(200);
  });

  it('keeps their password when the environment changes', async () => {
    await ensureAdministrator(server.db, ADA);
    await ensureAdministrator(server.db, { ...ADA, password: 'nanoseconds of wire' });

    expect((await logIn(ADA.email, ADA.password)).status).toBe(200);
    expect((await logIn(ADA.email, 'nanoseconds of wire')).status).toBe(401);
  });

  it('is joined by another that the environment names later', async () => {
    const first = await ensureAdministrator(server.db, undefined);
    await ensureAdministrator(server.db, ADA);

    expect((await logIn(ADA.email, ADA.password)).status).toBe(200);
    expect((await logIn(first.email, first.newPassword ?? '')).status).toBe(200);
  });

  it('is not made while there is an administrator of another name', async () => {
    const { email } = await server.givenAdministrator('grace@example.com');

    expect(await ensureAdministrator(server.db, undefined)).toEqual({ email });
  });
});
