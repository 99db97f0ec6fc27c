// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';

import { useFilterInAddress } from './use-filter-in-address.ts';

afterEach(cleanup);

const NONE = { search: '', type: '', exam: '' };
type Filter = typeof NONE;

function write(params: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }

  return next;
}

function Page() {
  const [params] = useSearchParams();
  const [search, type, exam] = ['search', 'type', 'exam'].map((name) => params.get(name) ?? '');
  const inAddress = { search, type, exam } as Filter;
  const { filter, change, type: typeWords, clear } = useFilterInAddress({ inAddress, none: NONE, write });

  return (
    <>
      <input aria-label="Search" value={filter.search} onChange={({ target }) => typeWords(target.value)} />
      {(['type', 'exam'] as const).map((name) => (
        <select
          key={name}
          aria-label={name}
          value={filter[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          <option value="">All</option>
          <option>guide</option>
          <option>GED</option>
        </select>
      ))}
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

/** A page whose address comes to say what is new only when it is let. */
function openPage() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const loader = () => (isHeld ? new Promise<null>((resolve) => waiting.push(() => resolve(null))) : null);
  const routes = [{ path: '/', loader, element: <Page />, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);

  return {
    router,
    hold: () => void (isHeld = true),
    letGo: () => {
      isHeld = false;
      for (const go of waiting) go();
    },
  };
}

it('keeps what was chosen a moment before, though the address does not say it yet', async () => {
  const { router, hold, letGo } = openPage();
  await screen.findByLabelText('type');
  hold();
  await userEvent.selectOptions(screen.getByLabelText('type'), 'guide');
  expect(screen.getByLabelText('type')).toHaveProperty('value', 'guide');
  await userEvent.selectOptions(screen.getByLabelText('exam'), 'GED');
  await userEvent.type(screen.getByLabelText('Search'), 'maps');
  expect(router.state.location.search).toBe('');

  letGo();
  await waitFor(() => expect(router.state.location.search).toBe('?search=maps&type=guide&exam=GED'));
});

it('takes the filter of the address again once that has come', async () => {
  const { router } = openPage();
  await userEvent.selectOptions(await screen.findByLabelText('type'), 'guide');
  await waitFor(() => expect(router.state.location.search).toBe('?type=guide'));

  await router.navigate('/?exam=GED');
  await waitFor(() => expect(screen.getByLabelText('type')).toHaveProperty('value', ''));
  expect(screen.getByLabelText('exam')).toHaveProperty('value', 'GED');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
