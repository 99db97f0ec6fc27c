/** Signs that screen readers leave out or misname, the longer one first. */
const WORDS: readonly (readonly [sign: string, words: string])[] = [
  ['⁻¹(', ' inverse ('],
  ['⁻¹', ' to the power of minus 1'],
  ['ˣ√', ' root of '],
  ['×10', ' times 10 to the power of '],
  ['ᴇ', ' times 10 to the power of '],
  ['√', ' square root of '],
  ['π', ' pi'],
  ['²', ' squared'],
  ['⁻', ' negative '],
  ['−', ' minus '],
  ['×', ' times '],
  ['÷', ' divided by '],
  ['⁄', ' over '],
  ['/', ' over '],
  ['^', ' to the power of '],
];
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An entry or an answer in words. */
export function spokenMath(text: string): string {
  const [number = '', power] = text.split(/(?<=×10)(?=[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/);
  const exponent = power
    ?.replace('⁻', 'minus ')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(RAISED.indexOf(sign)));
  const words = WORDS.reduce((spoken, [sign, word]) => spoken.replaceAll(sign, word), number);

  return `${words}${exponent ?? ''}`.replaceAll(/\s+/g, ' ').trim();
}
