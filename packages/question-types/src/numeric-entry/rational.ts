/** A number as it was typed, exactly: numerator and a denominator above 0, not reduced. */
export type Rational = { numerator: bigint; denominator: bigint };

/** Longer texts are no numbers that a person types. */
const MAX_LENGTH = 40;

const DECIMAL = /^([+\-−–]?)\s?(?:(\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+|\d+)(?:\.(\d*))?|\.(\d+))$/;
const FRACTION = /^([+\-−–]?)\s?(?:(\d+)\s)?(\d+)\s?[/⁄]\s?(\d+)$/;

/**
 * Reads `1,250`, `−3.5`, `.5`, `3/4`, `1 1/2` or `1½`; undefined for anything else, also for a fraction over 0.
 *
 * A comma parts thousands, as in the United States; `1,5` is no number.
 */
export function readRational(text: string): Rational | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  // NFKC makes 1⁄2 of ½: without the blank, 1½ would become eleven halves.
  const plain = text
    .replaceAll(/(\d)([¼-¾⅐-⅞])/g, '$1 $2')
    .replaceAll(/[¼-¾⅐-⅞]/g, (sign) => sign.normalize('NFKC'));

  return readDecimal(plain.trim()) ?? readFraction(plain.trim());
}

/** Whether two numbers are at most the tolerance apart, without rounding. */
export function areClose(a: Rational, b: Rational, tolerance: Rational): boolean {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  const size = difference < 0n ? -difference : difference;

  return size * tolerance.denominator <= tolerance.numerator * a.denominator * b.denominator;
}

function readDecimal(text: string): Rational | undefined {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', behind = '', alone = ''] = match;
  const decimals = behind + alone;
  const digits = whole.replaceAll(/\D/g, '') + decimals;

  return signed(sign, BigInt(digits), 10n ** BigInt(decimals.length));
}

function readFraction(text: string): Rational | undefined {
  const match = FRACTION.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '0', above = '', below = ''] = match;
  const denominator = BigInt(below);
  if (denominator === 0n) return undefined;

  return signed(sign, BigInt(whole) * denominator + BigInt(above), denominator);
}

function signed(sign: string, numerator: bigint, denominator: bigint): Rational {
  return { numerator: sign === '' || sign === '+' ? numerator : -numerator, denominator };
}
