/** Signs that TeX writes as a command. What is not listed is written as its name: `\sin` → `sin`. */
const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  lt: '<',
  gt: '>',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  Delta: 'Δ',
  angle: '∠',
  triangle: '△',
  circ: '°',
  degree: '°',
  infty: '∞',
  to: '→',
  rightarrow: '→',
  ldots: '…',
  dots: '…',
  quad: ' ',
};
/** Commands that only say how something looks, and one-sign commands that are thin spaces. */
const UNSPOKEN = /^(?:left|right|text|mathrm|mathbf|mathit|textbf|operatorname|displaystyle|!)$/;
const SPACES = /^[,;: ]$/;
const FRACTION = /^[dt]?frac$/;

const TOKEN = /\\(?:begin|end)\{\w*\}|\\[a-zA-Z]+|\\[^]|\s+|[^]/g;

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  ['0⁰', '1¹', '2²', '3³', '4⁴', '5⁵', '6⁶', '7⁷', '8⁸', '9⁹', '+⁺', '−⁻', 'nⁿ', '°°'].map((pair) => [
    ...pair,
  ]),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  ['0₀', '1₁', '2₂', '3₃', '4₄', '5₅', '6₆', '7₇', '8₈', '9₉', '+₊', '−₋'].map((pair) => [...pair]),
);

/**
 * A formula in plain words and signs, as one would type it: `4\tfrac{1}{2}` → `4 1/2`, `x^2` → `x²`, `\sqrt{49}` → `√49`.
 * It is what screen readers are told, and what stands where no formula can be drawn. Any text is read, also what is no TeX.
 */
export function plainFormula(tex: string): string {
  const tokens: string[] = tex.match(TOKEN) ?? [];
  let at = 0;

  /** What comes up to the end of the group that is open, or of all. */
  function rest(): string {
    let said = '';
    while (at < tokens.length && tokens[at] !== '}') said = joined(said, next());
    at += 1;

    return said;
  }

  /** One sign, or one group, with all that belongs to it. */
  function next(): string {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '{') return rest();
    if (token === '^') return script(argument(), RAISED, '^');
    if (token === '_') return script(argument(), LOWERED, '_');
    if (token === '&' || /^\s/.test(token)) return ' ';
    if (token === '-') return '−';
    if (!token.startsWith('\\')) return token;

    return command(token.slice(1));
  }

  function argument(): string {
    while (/^\s/.test(tokens[at] ?? '')) at += 1;

    return at < tokens.length && tokens[at] !== '}' ? next() : '';
  }

  function command(name: string): string {
    if (FRACTION.test(name)) return factor(`${bracketed(argument())}/${bracketed(argument())}`);
    if (name === 'sqrt') return `${degree()}√${bracketed(argument())}`;
    if (name === '\\') return '; ';
    if (SPACES.test(name)) return ' ';
    if (UNSPOKEN.test(name) || /^(?:begin|end)\{/.test(name)) return '';

    return SIGNS[name] ?? name;
  }

  /** A fraction with a letter right behind it: `2/3x` would be read as two thirds of one over x. */
  function factor(fraction: string): string {
    return /^[a-zA-Z(]$/.test(tokens[at] ?? '') ? `(${fraction})` : fraction;
  }

  /** `\sqrt[3]`: the little number before the root. */
  function degree(): string {
    if (tokens[at] !== '[') return '';
    const end = tokens.indexOf(']', at);
    if (end === -1) return '';
    const said = script(tokens.slice(at + 1, end).join(''), RAISED, '');
    at = end + 1;

    return said;
  }

  let said = '';
  // A brace that closes nothing ends no formula.
  while (at < tokens.length) said = joined(said, rest());

  return said.replace(/\s+/g, ' ').trim();
}

/** A fraction after a number is part of it, not its continuation: `4` and `1/2` are `4 1/2`. */
function joined(before: string, after: string): string {
  return /\d$/.test(before) && /^\S+\/\S/.test(after) ? `${before} ${after}` : before + after;
}

function bracketed(text: string): string {
  return /^[\p{L}\p{N}.,√²³]*$/u.test(text) ? text : `(${text})`;
}

function script(text: string, signs: Readonly<Record<string, string>>, mark: string): string {
  const characters = [...text];
  if (characters.every((character) => character in signs)) {
    return characters.map((character) => signs[character]).join('');
  }

  return `${mark}${bracketed(text)}`;
}
