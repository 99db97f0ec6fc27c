import { foldText, sketchText } from './fold.ts';
import type { ImportedQuestion, Problem } from './imported-question.ts';

// Many stems begin alike: 'A nurse is caring for a client who …'
const STEM_SKETCH_LETTERS = 64;

/** Warns of every question whose text stands in the file already. */
export function warnOfDuplicateQuestions(questions: readonly ImportedQuestion[]): Problem[] {
  const warnings: Problem[] = [];
  const firstLines = new Map<string, number>();
  for (const { questionText, lineNumber } of findLikelyCopies(questions)) {
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

function findLikelyCopies(questions: readonly ImportedQuestion[]): ImportedQuestion[] {
  const sketches = questions.map((question) => sketchText(question.questionText, STEM_SKETCH_LETTERS));
  const seen = new Set<number>();
  const repeated = new Set<number>();
  for (const sketch of sketches) (seen.has(sketch) ? repeated : seen).add(sketch);

  return repeated.size === 0
    ? []
    : questions.filter((_question, index) => repeated.has(sketches[index] ?? 0));
}
