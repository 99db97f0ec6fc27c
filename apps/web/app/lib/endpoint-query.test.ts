import { calls } from '@second-bell/contract/calls';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { endpointQuery, queryKeyOf } from './endpoint-query.ts';

it.each([
  ['/api/student/products', {}, ['/api/student/products']],
  [
    '/api/student/products/:productId/subjects',
    { productId: 'ged' },
    ['/api/student/products', 'ged', 'subjects'],
  ],
  ['/api/users/:userId/test-attempts', { userId: 'guest' }, ['/api/users', 'guest', 'test-attempts']],
  ['/api/test-attempts/:id', { id: 'a1' }, ['/api/test-attempts', 'a1']],
  ['/api/a/:x/b/c/:y', { x: '1', y: '2' }, ['/api/a', '1', 'b/c', '2']],
])('splits %s at its parameters', (path, params, key) => expect(queryKeyOf(path, params)).toEqual(key));

it('makes keys that join to the address, as the default fetcher does', () => {
  const { queryKey } = endpointQuery(calls.catalog.questions, { testId: 't1' });

  expect(queryKey.join('/')).toBe('/api/student/practice-tests/t1/questions');
});

it('is found by the first part of its key', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = endpointQuery(calls.attempts.ofUser, { userId: 'guest' });
  queryClient.setQueryData(queryKey, []);

  await queryClient.invalidateQueries({ queryKey: ['/api/users'] });

  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
