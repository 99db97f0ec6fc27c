const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'ᴇ'] as const;
const SIGNS = ['+', '−', '×', '÷', '⁻', '(', ')', '^', 'ˣ√', '²', '⁻¹', '!', '%', '⁄', ' '] as const;
const NAMES = ['π', 'Ans', 'M', ' nPr ', ' nCr '] as const;
const FUNCTIONS = ['√(', '10^(', 'e^(', 'log(', 'ln('] as const;
const ANGLES = ['sin(', 'cos(', 'tan(', 'sin⁻¹(', 'cos⁻¹(', 'tan⁻¹('] as const;

/** What an entry is made of, as the upper line of the display shows it. `⁻` is the sign, `−` takes away. */
export const TOKENS = [...DIGITS, ...SIGNS, ...NAMES, ...FUNCTIONS, ...ANGLES] as const;

export type Token = (typeof TOKENS)[number];

const KNOWN: ReadonlySet<string> = new Set(TOKENS);

export function isToken(text: unknown): text is Token {
  return typeof text === 'string' && KNOWN.has(text);
}

/** What goes on with a number that stands before it: at the start of an entry, with the last answer. */
const CONTINUING: ReadonlySet<Token> = new Set<Token>([
  '+',
  '−',
  '×',
  '÷',
  '^',
  'ˣ√',
  '²',
  '⁻¹',
  '!',
  '%',
  '⁄',
  ' nPr ',
  ' nCr ',
]);

export function continues(token: Token): boolean {
  return CONTINUING.has(token);
}
