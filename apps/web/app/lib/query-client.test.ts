import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { createQueryClient, type Notices } from './query-client.ts';

async function shownAfter(mutationFn: () => Promise<unknown>, meta: Notices): Promise<string[][]> {
  const shown: string[][] = [];
  const record = (kind: string) => (title: string, description?: string) =>
    void shown.push(description === undefined ? [kind, title] : [kind, title, description]);
  const queryClient = createQueryClient({ success: record('success'), failure: record('failure') });

  await new MutationObserver(queryClient, { mutationFn, meta }).mutate().catch(() => undefined);

  return shown;
}

const works = () => Promise.resolve('done');
const fails = () => Promise.reject(new Error('no'));

it('shows the notice of a mutation that worked', async () => {
  const meta = { success: 'Subject created successfully', failure: 'Failed to create subject' };

  expect(await shownAfter(works, meta)).toEqual([['success', 'Subject created successfully']]);
});

it('shows the title and the line of a mutation that failed', async () => {
  const meta = { failure: { title: 'Error', description: 'Failed to create subject' } };

  expect(await shownAfter(fails, meta)).toEqual([['failure', 'Error', 'Failed to create subject']]);
});

it('lets a failure choose its words, or say nothing', async () => {
  const meta: Notices = { failure: ({ message }) => (message === 'no' ? undefined : 'Failed') };

  expect(await shownAfter(fails, meta)).toEqual([]);
  expect(await shownAfter(() => Promise.reject(new Error('other')), meta)).toEqual([['failure', 'Failed']]);
});

it('shows the notice of a read that failed', async () => {
  const shown: string[] = [];
  const queryClient = createQueryClient({
    success: () => undefined,
    failure: (title) => void shown.push(title),
  });
  const query = { queryKey: ['/api/x'], queryFn: fails, meta: { failure: 'Failed to fetch subjects' } };

  await expect(queryClient.fetchQuery(query)).rejects.toThrow('no');
  expect(shown).toEqual(['Failed to fetch subjects']);
});

it('shows nothing for a mutation without notices', async () => {
  expect(await shownAfter(works, {})).toEqual([]);
  expect(await shownAfter(fails, {})).toEqual([]);
});

it('asks once: no retries, no second call for data it has', async () => {
  const queryClient = createQueryClient({ success: () => undefined, failure: () => undefined });
  let calls = 0;
  const query = {
    queryKey: ['/api/x'],
    queryFn: () => {
      calls += 1;

      return calls === 1 ? fails() : works();
    },
  };

  await expect(queryClient.fetchQuery(query)).rejects.toThrow('no');
  expect(calls).toBe(1);
  await queryClient.fetchQuery(query);
  await queryClient.fetchQuery(query);
  expect(calls).toBe(2);
});
