import { foldText, sketchText } from './fold.ts';
import type { ImportedQuestion, Problem } from './imported-question.ts';

/** Most stems differ in their first letters; those that begin alike ('A nurse is caring for a client who …') get a longer look. */
const SKETCH_LETTERS = [16, 64];

/** Warns of every question whose text stands in the file already. */
export function warnOfDuplicateQuestions(questions: readonly ImportedQuestion[]): Problem[] {
  const warnings: Problem[] = [];
  const firstLines = new Map<string, number>();
  const likelyCopies = SKETCH_LETTERS.reduce(withRepeatedSketch, questions);
  for (const { questionText, lineNumber } of likelyCopies) {
    const folded = foldText(questionText);
    const firstLine = firstLines.get(folded);
    if (firstLine === undefined) {
      firstLines.set(folded, lineNumber);
    } else {
      const message = `This question has the same text as the one on line ${firstLine}. If it is a copy, take it out.`;
      warnings.push({ lineNumber, message });
    }
  }

  return warnings;
}

function withRepeatedSketch(
  questions: readonly ImportedQuestion[],
  letterCount: number,
): readonly ImportedQuestion[] {
  const sketches = questions.map(({ questionText }) => sketchText(questionText, letterCount));
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const sketch of sketches) (seen.has(sketch) ? repeated : seen).add(sketch);

  return repeated.size === 0
    ? []
    : questions.filter((_question, index) => repeated.has(sketches[index] ?? 0));
}
