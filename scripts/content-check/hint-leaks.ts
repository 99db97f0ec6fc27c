import type { ContentTest, Problem, Question } from './content-bank.ts';
import { type ItemPart, partsOf } from './item-parts.ts';

/** A word that more questions of the bank use says little about any one option. */
const RARE_SHARE_MAX = 0.03;
const ENDING = /(?:['’]s|ies|ing|ed|es|s|ly|e|y)$/;

/**
 * Hints that tell the answer: they share a rare word with a right option, or another right part, and with no wrong one.
 *
 * A word counts in all its forms together ("cool", "cools", "cooled"), and words of fewer than four letters,
 * which bind sentences, are left out.
 */
export function hintLeakProblems(tests: readonly ContentTest[]): Problem[] {
  const entries = tests.flatMap(({ file, questions }) =>
    questions
      .map((question) => ({ file, question, parts: partsOf(question) }))
      .filter(({ parts }) => parts.some(({ isRight }) => isRight) && parts.some(({ isRight }) => !isRight)),
  );
  const counts = countsOfWords(entries);
  const rareMax = Math.max(1, entries.length * RARE_SHARE_MAX);

  return entries.flatMap(({ file, question, parts }) =>
    wordsOfKeyAlone(question, parts)
      .filter(({ stem }) => (counts.get(stem) ?? 0) <= rareMax)
      .map(({ word }) => ({
        file,
        lineNumber: question.lineNumber,
        message: `The hint and the right option share the word "${word}", and no other option has it; hint at the way, not at the answer`,
      })),
  );
}

/** The words of the hint that stand in right parts and in no wrong one. */
function wordsOfKeyAlone(
  { hint = '' }: Question,
  parts: readonly ItemPart[],
): { word: string; stem: string }[] {
  const textOf = (isRight: boolean) =>
    parts
      .filter((part) => part.isRight === isRight)
      .map(({ text }) => text)
      .join(' ');
  const key = stemsOf(textOf(true));
  const others = stemsOf(textOf(false));

  return [...new Set(wordsOf(hint))]
    .map((word) => ({ word, stem: stemOf(word) }))
    .filter(({ stem }) => key.has(stem) && !others.has(stem));
}

/** In how many questions each word stands, in whichever place. */
function countsOfWords(
  entries: readonly { question: Question; parts: readonly ItemPart[] }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { question, parts } of entries) {
    const { questionText, hint = '', explanation = '' } = question;
    const texts = parts.map(({ text }) => text);
    for (const stem of stemsOf([questionText, ...texts, hint, explanation].join(' '))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }

  return counts;
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf));
}

function stemOf(word: string): string {
  return word.replace(ENDING, '');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}(?:['’]\p{L}+)*/gu) ?? [];
}
