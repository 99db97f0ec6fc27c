import { expect, it } from 'vitest';

import { strategyFor } from './strategies.ts';

it('gives topics of different kinds different advice', () => {
  const advice = [
    'Measurement and geometry',
    'Management of care',
    'Grammar',
    'Expressions and equations',
  ].map(strategyFor);

  expect(new Set(advice).size).toBe(advice.length);
});

it.each([undefined, '', 'Something new'])('has advice for the topic %j', (topic) => {
  expect(strategyFor(topic)).toMatch(/^Read the question again/);
});
