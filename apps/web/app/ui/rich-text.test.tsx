// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { RichText } from './rich-text.tsx';

afterEach(cleanup);

it('shows a text without markup at once, as it was typed', () => {
  const { container } = render(<RichText>{'1. costs $5\n<b>or</b> $10'}</RichText>);

  expect(container.textContent).toBe('1. costs $5\n<b>or</b> $10');
});

it('shows emphasis, and HTML only as words', async () => {
  render(<RichText>{'Do **not** <b>stop</b> <script>alert(1)</script>'}</RichText>);

  expect((await screen.findByText('not')).tagName).toBe('STRONG');
  expect(document.querySelector('b, script')).toBeNull();
  expect(document.body.textContent).toContain('<b>stop</b>');
});

it('keeps what looks like a list, a heading or a link in words', async () => {
  const text = '# of *items*\n1. [one](https://site.test)\n- https://site.test';
  const { container } = render(<RichText>{text}</RichText>);

  expect((await screen.findByText('items')).tagName).toBe('EM');
  expect(container.textContent).toBe(text.replaceAll('*', ''));
  expect(container.querySelector('a, ol, ul, h1')).toBeNull();
});

it('shows a table in a box that the keyboard can scroll', async () => {
  render(<RichText>{'| Shift | Tips |\n| --- | --- |\n| 1 | $12 |\n| 2 | $9 |'}</RichText>);

  const box = await screen.findByRole('group', { name: 'Table' });
  expect(box.tabIndex).toBe(0);
  expect(screen.getByRole('columnheader', { name: 'Tips' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '$12' })).toBeDefined();
});

it('shows TeX as a formula, and an amount beside it as an amount', async () => {
  const { container } = render(<RichText>{'$\\frac{3}{4}$ cup costs $5 or $10'}</RichText>);

  await expect.poll(() => container.querySelector('.katex .mfrac'), { timeout: 5_000 }).not.toBeNull();
  expect(container.textContent).toContain('cup costs $5 or $10');
});

it('makes no paragraphs or tables inside a line', async () => {
  const { container } = render(<RichText inline>{'a *small* word'}</RichText>);

  expect((await screen.findByText('small')).tagName).toBe('EM');
  expect(container.querySelector('p, div')).toBeNull();
});

it('says a formula in plain words beside the drawn one', async () => {
  render(<RichText>{'She has $4\\tfrac{1}{2}$ cups.'}</RichText>);

  const said = await screen.findByText('4 1/2');
  expect(said.previousElementSibling?.ariaHidden).toBe('true');
  expect(document.querySelector('math')).toBeNull();
});

it.each(['Take 5 mg of it.', 'Take **5 mg** of it.', 'Take $x$, or 5 mg of it.'])(
  'never breaks a number and its unit apart: %s',
  async (text) => {
    render(<RichText>{text}</RichText>);

    await expect.poll(() => document.querySelector('.whitespace-nowrap')?.textContent).toBe('5 mg');
  },
);

it('keeps a mixed number together, and changes no sign of it', () => {
  const { container } = render(<RichText inline>has 4 1/2 cups</RichText>);

  expect(screen.getByText('4 1/2').className).toBe('whitespace-nowrap');
  expect(container.textContent).toBe('has 4 1/2 cups');
});
