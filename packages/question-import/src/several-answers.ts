import { indexOfLetter, letterOf } from '@second-bell/question-text';
import { readItem } from '@second-bell/question-types/registry';

import { namesManyLetters } from './answer-key.ts';
import { type Keyed, keyedOf } from './finish-item.ts';

const ALL = /\b(?:select|choose|check|mark|tick|pick|identify) all\b|\ball that apply\b/i;
const SOME =
  /\b(?:select|choose|check|mark|tick|pick) (?:the )?(?:(?:best|correct) )?(two|three|four|five|[2-5])\b(?! (?:sentences|words|numbers that)\b)/i;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** A question that says so itself has several right options: all that apply, or so many; undefined for any other. */
export function readAsked(stem: string): { count: number | undefined } | undefined {
  const [, word] = SOME.exec(stem) ?? [];
  if (word !== undefined) return { count: NUMBERS[word.toLowerCase()] ?? Number(word) };

  return ALL.test(stem) ? { count: undefined } : undefined;
}

/** The places of the letters in `A, C and E` or `ACE`. */
function placesNamed(answer: string): number[] {
  const letters = answer.replaceAll(/\band\b/g, ' ').match(/[A-Ja-j]/g) ?? [];

  return letters.map((letter) => indexOfLetter(letter));
}

/** The question with several right options where its text asks for them; undefined where the answer names one or none. */
export function readSeveral(
  stem: string,
  options: readonly string[],
  answer: string,
): Keyed | { problem: string } | undefined {
  const asked = readAsked(stem);
  if (asked === undefined || !namesManyLetters(answer)) return undefined;
  const places = placesNamed(answer);
  const beyond = places.find((place) => place >= options.length);
  if (beyond !== undefined)
    return {
      problem: `The answer names ${letterOf(beyond)}, but the last option is ${letterOf(options.length - 1)}. Correct the letter, or add the missing option.`,
    };
  if (asked.count !== undefined && asked.count !== places.length)
    return {
      problem: `The question asks for ${asked.count} options, but its answer names ${places.length}. Correct one of the two.`,
    };
  const idOf = (place: number): string => letterOf(place).toLowerCase();
  const read = readItem({
    type: 'multiple_select',
    content: {
      options: options.map((text, place) => ({ id: idOf(place), text })),
      ...(asked.count !== undefined && { select: asked.count }),
    },
    key: places.map(idOf),
  });

  return 'item' in read ? keyedOf(read.item) : { problem: `${read.problems[0]?.message ?? ''}.` };
}
