import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

import type { ContentTest, Problem, Question } from './content-bank.ts';

/** School grades. Half of a test's questions explain themselves at the first or lower, and every one at the second. */
const MEDIAN_MAX = 8;
const QUESTION_MAX = 12;

/**
 * Where hints and explanations read too hard.
 *
 * Terms of the subject count like any other word: an explanation of photosynthesis may reach grade 9 or 10 by them, and
 * half of a test has to stay plain all the same. So no list of excepted words has to be kept.
 */
export function readingProblems({ file, questions }: ContentTest): Problem[] {
  const levels = questions.map((question) => ({ question, level: readingLevel(question) }));
  const sorted = levels.map(({ level }) => level).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const hard = levels.filter(({ level }) => level > QUESTION_MAX);

  return [
    ...(median > MEDIAN_MAX
      ? [
          {
            file,
            lineNumber: 1,
            message: `Hints and explanations read at grade ${median.toFixed(1)}, half of them higher; keep that to ${MEDIAN_MAX} with shorter sentences and words`,
          },
        ]
      : []),
    ...hard.map(({ question, level }) => ({
      file,
      lineNumber: question.lineNumber,
      message: `Hint and explanation read at grade ${level.toFixed(1)}; keep that to ${QUESTION_MAX} with shorter sentences and words`,
    })),
  ];
}

function readingLevel({ explanation = '', hint = '' }: Pick<Question, 'explanation' | 'hint'>): number {
  return gradeOf(`${explanation} ${hint}`);
}

/** The school grade of a text, by Flesch and Kincaid. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const sentences = text.split(/[.!?:;](?=["”’)]*(?:\s|$))/).filter((part) => wordsOf(part).length > 0);
  if (words.length === 0) return 0;

  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** Words of letters; numbers and signs are read by themselves. */
function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
}
