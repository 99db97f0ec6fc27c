/** The answers of 2.txt, computed: question number → the answer with its unit, or the parts of the key in order. */

/** The share of young with at least one dominant allele, in percent. */
const blackShare = (one: string, other: string): string => {
  const young = [...one].flatMap((left) => [...other].map((right) => left + right));

  return `${(young.filter((pair) => pair.includes('B')).length / young.length) * 100}%`;
};

export const answers: Record<string, string> = {
  3: [
    ['Bb', 'bb'],
    ['Bb', 'Bb'],
    ['BB', 'bb'],
    ['bb', 'bb'],
  ]
    .map(([one = '', other = '']) => `${one} and ${other}: ${blackShare(one, other)}`)
    .join('\n'),
  6: `${(150 + 50) / (6 + 4 + 10)} m/s`,
};
