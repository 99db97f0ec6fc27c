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
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ WEB_CONCURRENCY: '4' }, 'WEB_CONCURRENCY'],
  ])('refuses %o in one line that names the variable', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}: .+$`));
  });
});
