// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { LineText } from './line-text.tsx';

afterEach(cleanup);

it('shows the formulas of a line as formulas, and its money as money', async () => {
  const { container } = render(<LineText>{'What is **not** $\\frac{1}{2}$ of $5?'}</LineText>);

  await expect.poll(() => container.querySelector('.katex .mfrac'), { timeout: 10_000 }).not.toBeNull();
  expect(container.textContent).toMatch(/^What is not .* of \$5\?$/);
});
