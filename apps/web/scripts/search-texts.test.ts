import { expect, it } from 'vitest';

import { plainWords, readSearchTexts } from './search-texts.ts';

it('holds every guide as plain words, and every card with its deck', async () => {
  const { guides, cards } = await readSearchTexts();

  expect(guides.find(({ url }) => url.endsWith('/teas-heart-and-lungs'))?.text).toMatch(/pulmonary circuit/);
  expect(guides.every(({ text }) => !/[*#`]/.test(text))).toBe(true);
  expect(cards).toContainEqual({
    url: '/study-materials/flashcards/teas-anatomy-and-physiology',
    front: 'Levels of the body, from small to large',
    back: 'Chemicals (atoms and molecules), cells, tissues, organs, organ systems, and the whole organism.',
  });
});

it('leaves out the signs of Markdown', () => {
  expect(plainWords('## The **left** side\n\n| a | b |')).toBe('The left side a b');
});
