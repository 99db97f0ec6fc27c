import type { ContentTest, Problem, Question } from './content-bank.ts';
import { choiceQuestions } from './test-rules.ts';

/** A word that more questions of the bank use says little about any one option. */
const RARE_SHARE_MAX = 0.03;
const ENDING = /(?:['’]s|ies|ing|ed|es|s|ly|e|y)$/;

/**
 * Hints that tell the answer: they share a rare word with the right option and with no other.
 *
 * A word counts in all its forms together ("cool", "cools", "cooled"), and words of fewer than four letters,
 * which bind sentences, are left out.
 */
export function hintLeakProblems(tests: readonly ContentTest[]): Problem[] {
  const entries = tests.flatMap(({ file, questions }) =>
    choiceQuestions(questions).map((question) => ({ file, question })),
  );
  const counts = countsOfWords(entries.map(({ question }) => question));
  const rareMax = Math.max(1, entries.length * RARE_SHARE_MAX);

  return entries.flatMap(({ file, question }) =>
    wordsOfKeyAlone(question)
      .filter(({ stem }) => (counts.get(stem) ?? 0) <= rareMax)
      .map(({ word }) => ({
        file,
        lineNumber: question.lineNumber,
        message: `The hint and the right option share the word "${word}", and no other option has it; hint at the way, not at the answer`,
      })),
  );
}

/** The words of the hint that stand in the right option and in no other. */
function wordsOfKeyAlone({ hint = '', options, correctAnswer }: Question): { word: string; stem: string }[] {
  const key = stemsOf(options[Number(correctAnswer)] ?? '');
  const others = stemsOf(options.filter((_, index) => String(index) !== correctAnswer).join(' '));

  return [...new Set(wordsOf(hint))]
    .map((word) => ({ word, stem: stemOf(word) }))
    .filter(({ stem }) => key.has(stem) && !others.has(stem));
}

/** In how many questions each word stands, in whichever place. */
function countsOfWords(questions: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { questionText, options, hint = '', explanation = '' } of questions) {
    for (const stem of stemsOf([questionText, ...options, hint, explanation].join(' '))) {
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
