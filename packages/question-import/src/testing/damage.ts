import * as fc from 'fast-check';

/** A file with one fault in it, and the lines of the new file where the fault shows. */
export type Damaged = { lines: string[]; first: number; last: number; inserted: string | undefined };

type Damage = (lines: readonly string[], at: number, variant: number) => Damaged | undefined;

const FURNITURE = ['Page 3', 'Page 4 of 9', 'Biology 101 - Practice Exam'];
const HEADINGS = ['Chapter 2', 'SECTION B', 'Part II: More of it', 'Unit 3 - Review'];
const ADVERTS = ['ADVERTISEMENT', 'Buy our new book today!', 'Show answer', 'Visit us at example.org'];
const NUMBER = /^(Question |Q)?(\d+)(?=[.):])/;
const LABEL = /^(\*?\(?)([A-Ea-e])(?=[).])/;

function replaced(lines: readonly string[], at: number, ...texts: string[]): Damaged {
  return { lines: lines.toSpliced(at, 1, ...texts), first: at, last: at + texts.length, inserted: undefined };
}

function inserting(texts: readonly string[]): Damage {
  return (lines, at, variant) => {
    const text = texts[variant % texts.length] ?? '';

    return { lines: lines.toSpliced(at, 0, text), first: at, last: at, inserted: text };
  };
}

function isNextLabel(before: string | undefined, label: string | undefined): boolean {
  const [first, second] = [before, label].map((line) => LABEL.exec(line ?? '')?.[2]?.charCodeAt(0));

  return first !== undefined && second === first + 1;
}

const DAMAGES: Record<string, Damage> = {
  drop: (lines, at) => replaced(lines, at),
  double: (lines, at) => replaced(lines, at, lines[at] ?? '', lines[at] ?? ''),
  merge(lines, at) {
    const next = lines[at + 1];

    return next === undefined
      ? undefined
      : {
          ...replaced(lines, at, `${lines[at]} ${next}`.trimEnd()),
          lines: lines.toSpliced(at, 2, `${lines[at]} ${next}`.trimEnd()),
        };
  },
  wrap(lines, at) {
    const words = (lines[at] ?? '').split(' ');

    return words.length < 2
      ? undefined
      : replaced(lines, at, words.slice(0, -1).join(' '), words.at(-1) ?? '');
  },
  renumber(lines, at, variant) {
    const line = lines[at] ?? '';

    return NUMBER.test(line)
      ? replaced(
          lines,
          at,
          line.replace(
            NUMBER,
            (_all, word: string | undefined, number: string) =>
              `${word ?? ''}${Number(number) + 2 + (variant % 9)}`,
          ),
        )
      : undefined;
  },
  relabel(lines, at, variant) {
    const line = lines[at] ?? '';
    const letters = LABEL.exec(line)?.[2]?.toLowerCase() === LABEL.exec(line)?.[2] ? 'abcdefg' : 'ABCDEFG';
    const other = letters.charAt(variant % letters.length);

    return LABEL.test(line) && LABEL.exec(line)?.[2] !== other
      ? replaced(lines, at, line.replace(LABEL, `$1${other}`))
      : undefined;
  },
  move(lines, at, variant) {
    const to = (at + 1 + (variant % 5)) % lines.length;
    const rest = lines.toSpliced(at, 1);
    // An option that fits where it comes to stand makes a file as sound as the one before: nobody can tell.
    if (isNextLabel(rest[to - 1], lines[at]) || isNextLabel(rest[to - 2], lines[at])) return undefined;

    return {
      lines: rest.toSpliced(to, 0, lines[at] ?? ''),
      first: Math.min(at, to),
      last: Math.max(at, to),
      inserted: undefined,
    };
  },
  header: inserting(FURNITURE),
  heading: inserting(HEADINGS),
  advert: inserting(ADVERTS),
  formFeed: (lines, at) => replaced(lines, at, `\f${lines[at]}`),
  typo(lines, at, variant) {
    const line = lines[at] ?? '';
    const word = /^(?:Correct answer|ANSWER|Answer|Ans|Rationale)(?=:)/.exec(line)?.[0];
    if (word !== undefined) {
      const place = 1 + (variant % (word.length - 2));
      return replaced(
        lines,
        at,
        word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + line.slice(place + 2),
      );
    }

    return LABEL.test(line) ? replaced(lines, at, line.replace(/[).]/, '>')) : undefined;
  },
};

const DAMAGE_NAMES = Object.keys(DAMAGES);

export const anyDamage = fc.record({
  name: fc.constantFrom(...DAMAGE_NAMES),
  place: fc.nat(),
  variant: fc.nat({ max: 999 }),
});

/** Undefined where the fault cannot be made on that line. */
export function applyDamage(
  lines: readonly string[],
  { name, place, variant }: { name: string; place: number; variant: number },
): Damaged | undefined {
  const inked = lines.flatMap((line, index) => (line === '' ? [] : [index]));

  return DAMAGES[name]?.(lines, inked[place % inked.length] ?? 0, variant);
}
