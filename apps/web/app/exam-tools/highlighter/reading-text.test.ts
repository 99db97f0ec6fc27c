// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { offsetOf, pageRange, textAround, wordRanges, wordsOf } from './reading-text.ts';

afterEach(() => document.body.replaceChildren());

/** A text with emphasis and, in its place, a formula. */
function givenText(formula = '<span class="katex"><span>x</span><span>²</span></span>'): HTMLElement {
  document.body.innerHTML = `<div data-place="question:q1"><p>If <em>both</em> are ${formula}, then</p> <p>what is x?</p></div>`;
  const container = document.querySelector<HTMLElement>('[data-place]');
  if (container === null) throw new Error('No text');

  return container;
}

it('counts characters over all elements, and a formula as one', () => {
  const container = givenText();

  expect(wordRanges(container).map((range) => wordsOf(container, range))).toEqual([
    'If',
    'both',
    'are',
    'x²',
    ',',
    'then',
    'what',
    'is',
    'x?',
  ]);
  expect(wordsOf(container, [3, 13])).toBe('both are x²');
});

it('finds a range again where the same text was rendered anew', () => {
  const first = givenText();
  const marked = pageRange(first, [3, 7]);
  expect(marked?.toString()).toBe('both');

  const again = givenText('<span class="katex">drawn with something else</span>');
  expect(pageRange(again, [3, 7])?.toString()).toBe('both');
  expect(wordsOf(again, [15, 19])).toBe('then');
});

it('is the inverse of what it finds on the page', () => {
  const container = givenText();
  for (const [from, to] of wordRanges(container)) {
    const range = pageRange(container, [from, to]);
    if (range === null) throw new Error(`Nothing from ${from} to ${to}`);
    expect(offsetOf(container, range.startContainer, range.startOffset)).toBe(from);
    expect(offsetOf(container, range.endContainer, range.endOffset)).toBe(to);
  }
});

it('knows which text a node stands in', () => {
  const container = givenText();

  expect(textAround(container.querySelector('em')?.firstChild ?? null)?.place).toBe('question:q1');
  expect(textAround(document.body)).toBeUndefined();
});

it('has no place for a range behind the end', () => {
  expect(pageRange(givenText(), [900, 901])).toBeNull();
});
