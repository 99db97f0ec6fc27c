import { expect, it } from 'vitest';

import { picturesIn } from './pictures.ts';

it('finds the picture of a question, and those inside its texts, each once', () => {
  const questions = [
    { questionText: 'Look at the graph.', questionImage: '/figures/ged-line.svg' },
    { questionText: 'Again', questionImage: '/figures/ged-line.svg', options: ['![a](/api/images/0a-1f)'] },
    { passage: { text: 'A text with ![a map](/api/images/77bb) in it' } },
    { content: { picture: '/api/images/cc-9' } },
  ];

  expect(picturesIn(questions)).toEqual([
    '/figures/ged-line.svg',
    '/api/images/0a-1f',
    '/api/images/77bb',
    '/api/images/cc-9',
  ]);
});

it('finds none in texts alone', () => {
  expect(picturesIn([{ questionText: 'What is 3/4 of 12?', options: ['9', '8'] }])).toEqual([]);
});
