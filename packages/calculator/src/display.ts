import { approximate, type Decimal, isExact, type Value } from './value.ts';

/** `exact`: as a fraction, a root or with π; `mixed`: a fraction with its whole part; `decimal`: ten digits. */
export type ResultForm = 'exact' | 'mixed' | 'decimal';

const DIGITS = 10;
/** Below 0.001, as from ten digits before the point on, a number is told with a power of ten. */
const LOWEST_EXPONENT = -3;
/** What one line has room for. */
const TOP_DIGITS = 9;
const BOTTOM_DIGITS = 5;

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** A result as the display shows it. What does not fit as a fraction or a root is told in decimals. */
export function resultText(value: Value, form: ResultForm): string {
  const exact = form === 'decimal' ? undefined : exactText(value, form);

  return exact ?? decimalText(approximate(value));
}

/** Ten digits, without zeros at the end. */
export function decimalText(decimal: Decimal): string {
  const shown = decimal.toSignificantDigits(DIGITS);
  if (shown.isZero()) return '0';
  if (shown.e < DIGITS && shown.e >= LOWEST_EXPONENT)
    return signed(shown.isNegative(), shown.abs().toFixed());

  const [mantissa = '', exponent = ''] = shown.abs().toExponential().split('e');

  return signed(shown.isNegative(), `${mantissa}×10${raised(Number(exponent))}`);
}

function exactText(value: Value, form: ResultForm): string | undefined {
  if (!isExact(value)) return undefined;
  const { ratio, root, hasPi } = value;
  const { n: top, d: bottom } = ratio;
  if (top.toString().length > TOP_DIGITS || bottom.toString().length > BOTTOM_DIGITS || root > 9_999n)
    return undefined;

  const rest = `${root === 1n ? '' : `√${root}`}${hasPi ? 'π' : ''}`;
  if (form === 'mixed' && rest === '' && top > bottom && bottom !== 1n) {
    return signed(ratio.s < 0n, `${top / bottom} ${top % bottom}/${bottom}`);
  }
  const above = rest === '' || top !== 1n ? `${top}${rest}` : rest;

  return signed(ratio.s < 0n, bottom === 1n ? above : `${above}/${bottom}`);
}

function signed(isNegative: boolean, text: string): string {
  return isNegative ? `−${text}` : text;
}

function raised(exponent: number): string {
  const digits = Array.from(String(Math.abs(exponent)), (digit) => RAISED[Number(digit)]).join('');

  return exponent < 0 ? `⁻${digits}` : digits;
}
