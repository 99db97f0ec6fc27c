import { expect, it } from 'vitest';

import { contentPath } from '#copy/admin.ts';

import { breadcrumbOf, readPlace } from './place.ts';

it.each([
  ['', {}],
  ['product=ged', { productId: 'ged' }],
  ['product=ged&subject=math', { productId: 'ged', subjectId: 'math' }],
  ['product=ged&subject=math&test=m1', { productId: 'ged', subjectId: 'math', testId: 'm1' }],
  ['subject=math&test=m1', {}],
  ['product=ged&test=m1', { productId: 'ged' }],
  ['product=&subject=math', {}],
])('reads the place from "%s"', (search, place) => {
  expect(readPlace(new URLSearchParams(search))).toEqual(place);
});

it('finds its way back from every address it makes', () => {
  const place = { productId: 'a/b', subjectId: 'c&d=e', testId: 'ü 1' };
  const { searchParams, pathname } = new URL(contentPath(place), 'http://site.test');

  expect(pathname).toBe('/admin-dashboard');
  expect(readPlace(searchParams)).toEqual(place);
});

it('names each level as the spec does', () => {
  const place = { productId: 'ged', subjectId: 'math', testId: 'm1' };
  const names = { product: 'GED', subject: 'Math', test: 'Practice Test 1' };

  expect(breadcrumbOf(place, names)).toEqual([
    { label: 'Products', to: '/admin-dashboard' },
    { label: 'GED Subjects', to: '/admin-dashboard?product=ged' },
    { label: 'Math Tests', to: '/admin-dashboard?product=ged&subject=math' },
    { label: 'Practice Test 1', to: '/admin-dashboard?product=ged&subject=math&test=m1' },
  ]);
  expect(breadcrumbOf({}, {})).toEqual([{ label: 'Products', to: '/admin-dashboard' }]);
});
