// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forget, keep, readKept } from './storage.ts';

const KEY = 'second-bell.test';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('brings back what was kept, until it is forgotten', () => {
  keep(KEY, { place: 3, marks: ['a'] });
  expect(readKept(KEY)).toEqual({ place: 3, marks: ['a'] });

  forget(KEY);
  expect(readKept(KEY)).toBeUndefined();
});

it.each(['', 'not json', '{"cut": '])('finds nothing where %j is kept', (text) => {
  localStorage.setItem(KEY, text);

  expect(readKept(KEY)).toBeUndefined();
});

describe('a storage that refuses', () => {
  it('crashes nothing where it is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

    expect(() => keep(KEY, 1)).not.toThrow();
    expect(() => forget(KEY)).not.toThrow();
    expect(readKept(KEY)).toBeUndefined();
  });

  it('keeps what it had where it is full', () => {
    keep(KEY, 'before');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keep(KEY, 'after');

    expect(readKept(KEY)).toBe('before');
  });
});
