const BEYOND_PRINTABLE_ASCII = /[^\x20-\x7e]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

// Composing sorts each run of accents in more than linear time; no language stacks this many.
const OVERLONG_ACCENTS = /\p{M}{31}/u;

/** The same for texts that differ only in spaces and in how their characters are composed. */
export function foldSpaces(text: string): string {
  if (BEYOND_PRINTABLE_ASCII.test(text)) {
    const composed = OVERLONG_ACCENTS.test(text) ? text : text.normalize('NFC');

    return composed.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  }

  return text.includes('  ') ? text.replace(/ +/g, ' ') : text;
}

/**
 * The same for texts that a reader takes for the same: `Paris ` and `paris`.
 *
 * Capitals that carry meaning stay: short words (`pH`, `Co` and `CO`), mixed ones (`NaCl`), and pairs of letters
 * (`AaBb` and `aabb` are different genotypes). Powers stay too: `10²` is not `102`.
 */
export function foldText(text: string): string {
  return foldSigns(foldSpaces(text)).replace(/\p{L}{3,}/gu, foldWord);
}

/** Typesetters' dashes and quotes are the typewriter's. */
function foldSigns(text: string): string {
  return BEYOND_PRINTABLE_ASCII.test(text)
    ? text
        .replace(/[‐-―−]/g, '-')
        .replace(/[‘’‚‛]/g, "'")
        .replace(/[“”„‟]/g, '"')
    : text;
}

function foldWord(word: string): string {
  const small = word.toLowerCase();
  const isPlainCase = word === small || word.slice(1) === small.slice(1) || word === word.toUpperCase();

  return isPlainCase && !isLetterPairs(small) ? small : word;
}

function isLetterPairs(word: string): boolean {
  if (word.length % 2 === 1) return false;
  for (let index = 0; index < word.length; index += 2) {
    if (word[index] !== word[index + 1]) return false;
  }

  return true;
}

/** The small letter or digit of each code that has one, 0 for the others. */
const SKETCHED = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();

  return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
});

/**
 * A number that is the same for texts that fold to the same: of the first letters and digits, without case and spaces.
 *
 * It finds the few texts that are worth folding; folding all of them would take most of the time of a parse.
 */
export function sketchText(text: string, letterCount: number): number {
  let sketch = 0;
  let letters = 0;
  /** A letter waits for the next character: with a separate accent it may be one composed character elsewhere. */
  let waiting = 0;
  for (let index = 0; index < text.length && letters < letterCount; index += 1) {
    const code = text.charCodeAt(index);
    if (waiting !== 0 && (code < 0x300 || code > 0x36f)) {
      sketch = (Math.imul(sketch, 31) + waiting) | 0;
      letters += 1;
    }
    waiting = code < SKETCHED.length ? (SKETCHED[code] ?? 0) : 0;
  }

  return letters < letterCount ? (Math.imul(sketch, 31) + waiting) | 0 : sketch;
}
