import type { StudyMaterial } from '@second-bell/contract';
import { describe, expect, it } from 'vitest';

import {
  filterMaterials,
  isFiltering,
  type MaterialFilter,
  NO_FILTER,
  readFilter,
  writeFilter,
} from './filter.ts';

const MATERIALS: StudyMaterial[] = [
  { id: 'fractions', title: 'Fractions without fear', type: 'guide', examType: 'GED', subject: 'Math' },
  { id: 'heart', title: 'Heart and lungs', type: 'guide', examType: 'TEAS', content: 'Résumé of blood' },
  { id: 'commas', title: 'Commas', type: 'worksheet', examType: 'HISET', subject: 'Writing' },
];

describe('filterMaterials', () => {
  it.each<[Partial<MaterialFilter>, string[]]>([
    [{}, ['fractions', 'heart', 'commas']],
    [{ search: 'FEAR' }, ['fractions']],
    [{ search: '  lungs   heart ' }, ['heart']],
    [{ search: 'resume' }, ['heart']],
    [{ search: 'writing' }, ['commas']],
    [{ search: 'ged' }, ['fractions']],
    [{ search: 'heart fractions' }, []],
    [{ type: 'guide' }, ['fractions', 'heart']],
    [{ exam: 'HISET' }, ['commas']],
    [{ type: 'guide', exam: 'HISET' }, []],
    [{ type: 'video' }, []],
  ])('%o finds %o', (part, ids) => {
    expect(filterMaterials(MATERIALS, { ...NO_FILTER, ...part }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the filter in the address', () => {
  it('reads what it knows, in any case of the exam, and takes the rest as all', () => {
    expect(readFilter(new URLSearchParams('search=a+b&type=flashcard&exam=ged'))).toEqual({
      search: 'a b',
      type: 'flashcard',
      exam: 'GED',
    });
    expect(readFilter(new URLSearchParams('type=song&exam=SAT'))).toEqual(NO_FILTER);
  });

  it('writes only what filters, and leaves the parameters of others alone', () => {
    const written = writeFilter(new URLSearchParams('utm=x&search=old&type=video'), {
      ...NO_FILTER,
      exam: 'TEAS',
    });
    expect(written.toString()).toBe('utm=x&exam=TEAS');
  });
});

it('knows whether anything is filtered', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: '  ' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, exam: 'GED' })).toBe(true);
});
