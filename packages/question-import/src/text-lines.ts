import type { ImportedQuestion } from './imported-question.ts';

/** The index of the right option. Throws where a stored key names none. */
export function keyIndex({
  options,
  correctAnswer,
}: Pick<ImportedQuestion, 'options' | 'correctAnswer'>): number {
  // Not Number(): an empty key would become the first option.
  const index = options.findIndex((_option, position) => String(position) === correctAnswer);
  if (index === -1) throw new Error(`The key "${correctAnswer}" names none of the ${options.length} options`);

  return index;
}

export function oneLine(text: string): string {
  return linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}
