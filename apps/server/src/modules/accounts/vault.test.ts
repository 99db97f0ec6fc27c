import { expect, it } from 'vitest';

import { openVault } from './vault.ts';

const KEY = 'a secret of the server, 32 characters long';

it('opens what it has sealed, for the same owner alone', () => {
  const vault = openVault(KEY);
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'ada');

  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(vault.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  expect(vault.open(sealed, 'bea')).toBeUndefined();
});

it('never seals twice alike', () => {
  const vault = openVault(KEY);

  expect(vault.seal('JBSWY3DPEHPK3PXP', 'ada')).not.toBe(vault.seal('JBSWY3DPEHPK3PXP', 'ada'));
});

it('opens nothing that was sealed with another key, or changed, or cut off', () => {
  const sealed = openVault(KEY).seal('JBSWY3DPEHPK3PXP', 'ada');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');

  expect(openVault(`${KEY}!`).open(sealed, 'ada')).toBeUndefined();
  expect(openVault(undefined).open(sealed, 'ada')).toBeUndefined();
  for (const broken of [changed, sealed.slice(0, 20), 'v1.', 'v1.?']) {
    expect(openVault(KEY).open(broken, 'ada')).toBeUndefined();
  }
});

it('leaves what it is given as it is without a key, and reads that with one', () => {
  const plain = openVault(undefined).seal('JBSWY3DPEHPK3PXP', 'ada');

  expect(plain).toBe('JBSWY3DPEHPK3PXP');
  expect(openVault(KEY).open(plain, 'ada')).toBe('JBSWY3DPEHPK3PXP');
});
