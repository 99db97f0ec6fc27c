// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';

import { SiteHeader } from './site-header.tsx';

afterEach(cleanup);

it.each([
  ['/', ['Home']],
  ['/ged', ['GED']],
  ['/ged/', ['GED']],
  ['/study-materials/', ['Study Materials']],
  ['/study-materials/a-guide/', []],
])('marks the current page in the navigation at %s', (path, marked) => {
  const router = createMemoryRouter([{ path: '*', element: <SiteHeader /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);

  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.map(({ textContent }) => textContent)).toEqual(marked);
});
