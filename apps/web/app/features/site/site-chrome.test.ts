import { expect, it } from 'vitest';

import { hasSiteChrome } from './site-chrome.ts';

it.each([
  ['/', true],
  ['/practice-test', true],
  ['/results', true],
  ['/admin', true],
  ['/student', true],
  ['/admin-login', false],
  ['/admin-dashboard', false],
  ['/student/select-product', false],
  ['/student/no-such-page', false],
])('%s has header and footer: %s', (path, shown) => expect(hasSiteChrome(path)).toBe(shown));
