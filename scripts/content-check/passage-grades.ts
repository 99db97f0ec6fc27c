import type { ContentBank, Problem } from './content-bank.ts';
import { isRecord, textOf } from './passage-text.ts';
import { gradeOf } from './reading-level.ts';

type Grades = { product: string; grades: number[]; median: number };

/**
 * School grades of each exam's passages: half of them lie at the floor or higher. The floors hold what the bank has and
 * rise with it; the goal is what the exams ask of a reader.
 */
const GOAL = '8 to 12';
const FLOORS: Record<string, number> = { GED: 8, TEAS: 5, NCLEX: 4.5, HESI: 4, HISET: 4.5 };

/** Where the passages of an exam have become easier than they were. */
export function passageGradeProblems(bank: ContentBank): Problem[] {
  return passageGrades(bank)
    .filter(({ product, median }) => median < (FLOORS[product] ?? 0))
    .map(({ product, median }) => ({
      file: 'catalog.json',
      lineNumber: 1,
      message: `${product}: half of the passages read at grade ${median.toFixed(1)} or lower; ${FLOORS[product]} is the least, ${GOAL} the goal`,
    }));
}

/** One line for each exam that has passages. */
export function passageGradeReport(bank: ContentBank): string {
  const lines = passageGrades(bank).map(
    ({ product, grades, median }) =>
      `${product}: ${grades.length} passages, grade ${grades[0]?.toFixed(1)} to ${grades.at(-1)?.toFixed(1)}, median ${median.toFixed(1)}`,
  );

  return [`Passages by school grade (goal: ${GOAL})`, ...lines].join('\n');
}

function passageGrades({ subjects }: ContentBank): Grades[] {
  const exams = Map.groupBy(subjects, ({ product }) => product);

  return [...exams].flatMap(([product, parts]) => {
    const questions = parts.flatMap(({ tests }) => tests.flatMap((test) => test.questions));
    const passages = [...new Set(questions.flatMap(({ passage }) => passage ?? []))];
    const texts = passages.filter((passage) => !isRecord(passage)).map(textOf);
    const grades = texts.map((text) => gradeOf(proseOf(text))).toSorted((a, b) => a - b);
    const median = grades[Math.floor(grades.length / 2)];

    return median === undefined ? [] : [{ product, grades, median }];
  });
}

/** Without the rows of tables, and with a stop where a heading or a paragraph ends. */
function proseOf(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('|'));

  return lines.join('\n').replace(/(?<=\p{L})\n\n/gu, '.\n\n');
}
