import { expect, it } from 'vitest';

import { spokenText } from './spoken-text.ts';

it.each([
  ['What is **not** true?', 'What is not true?'],
  ['It costs $5 or $10.', 'It costs $5 or $10.'],
  ['Solve $x^2 = 9$ for $x$.', 'Solve x, squared, equals, 9 for x .'],
  ['$\\tfrac{3}{4}$', 'start fraction, 3, divided by, 4, end fraction'],
  ['$\\text{area} = 2$', 'area, equals, 2'],
  ['Find $\\begin{pmatrix}1\\\\2\\end{pmatrix}$ here.', 'Find formula here.'],
  ['$\\nocommand{x}$', 'formula'],
  ['| Day | Miles |\n| --- | ---: |\n| Monday | 12 |', ', Day , Miles , , Monday , 12 ,'],
  ['A range of 5 - 10', 'A range of 5 - 10'],
  ['', ''],
])('%j is read as words', async (text, spoken) => {
  await expect(spokenText(text)).resolves.toBe(spoken);
});
