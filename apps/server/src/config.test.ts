import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything, and takes an empty value as not set', () => {
    expect(readConfig({ PORT: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      processes: 1,
      logLevel: 'info',
      trustProxy: false,
      isOfflineOn: true,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      administrator: undefined,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_READ_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ WEB_CONCURRENCY: '4' }, 'WEB_CONCURRENCY'],
    [{ WRITE_LIMITS: '600,60000' }, 'WRITE_LIMITS'],
    [{ PUBLIC_URL: 'bell.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'correct horse battery' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'eleven char' }, 'ADMIN_PASSWORD'],
  ])('refuses %o in one line that names the variable', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: .+$`));
  });

  it('never repeats a password in what it says', () => {
    const environment = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'eleven char' };

    expect(() => readConfig(environment)).toThrow(/^(?!.*eleven char)/);
  });

  it('takes the address of the site without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://bell.example/' }).publicUrl).toBe('https://bell.example');
  });
});
