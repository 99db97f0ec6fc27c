import { describe, expect, it } from 'vitest';

import { pathsOf } from './archive-paths.ts';
import type { TestPlace } from './exported-test.ts';

describe('pathsOf', () => {
  const placeOf = (product: string, subject: string, title: string, id = title): TestPlace => ({
    product: { id: product, name: product },
    subject: { id: `${product} ${subject}`, name: subject },
    test: { id, title } as TestPlace['test'],
  });

  it('gives each test a folder by product and subject', () => {
    expect(pathsOf([placeOf('GED', 'Math', 'Test 1'), placeOf('GED', 'Science', 'Test 1')])).toEqual([
      'ged/math/test-1',
      'ged/science/test-1',
    ]);
  });

  it('never gives a name twice, whatever the titles are', () => {
    const places = [
      placeOf('GED', 'Math', 'Test'),
      placeOf('GED', 'Math', 'TEST!'),
      placeOf('GED', 'Math', 'Test 2'),
      placeOf('G.E.D', 'Math', 'Test'),
      placeOf('GED?', 'Math', 'Test'),
    ];

    expect(pathsOf(places)).toEqual([
      'ged/math/test',
      'ged/math/test-2',
      'ged/math/test-2-2',
      'g-e-d/math/test',
      'ged-2/math/test',
    ]);
  });
});
