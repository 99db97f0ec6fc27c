import { blueprintProblems } from './blueprint-shares.ts';
import type { ContentBank, ContentTest, Problem, Subject } from './content-bank.ts';
import { hintLeakProblems } from './hint-leaks.ts';
import { itemProblems, placeProblems } from './item-rules.ts';
import { optionLengthProblems } from './option-lengths.ts';
import { passageGradeProblems } from './passage-grades.ts';
import { questionProblems } from './question-rules.ts';
import { readingProblems } from './reading-level.ts';
import { similarityProblems } from './similar-questions.ts';
import { lettersOf, testProblems } from './test-rules.ts';

/** By chance alone, two tests of the bank share so many letters in a row about once in a thousand banks. */
const SHARED_LETTERS_MIN = 15;

/** Everything that keeps the question bank from being worth studying from, by file and line. */
export function contentProblems(bank: ContentBank): Problem[] {
  const tests = bank.subjects.flatMap((subject) => subject.tests);
  const problems = [
    ...bank.problems,
    ...bank.subjects.flatMap(lengthProblems),
    ...bank.subjects.flatMap(blueprintProblems),
    ...bank.subjects.flatMap((subject) =>
      subject.tests.flatMap((test) => [
        ...testProblems(subject, test),
        ...questionProblems(bank, subject, test),
        ...itemProblems(subject, test),
        ...readingProblems(test),
      ]),
    ),
    ...hintLeakProblems(tests),
    ...placeProblems(tests),
    ...optionLengthProblems(bank.subjects),
    ...passageGradeProblems(bank),
    ...similarityProblems(tests),
    ...keyPatternProblems(tests),
    ...unusedFigureProblems(bank, tests),
  ];

  return problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.lineNumber - b.lineNumber);
}

/** Each subject has a test as long as the exam's own. */
function lengthProblems({ product, name, questions, tests }: Subject): Problem[] {
  if (tests.some((test) => test.questions.length === questions)) return [];

  const found = tests.map((test) => test.questions.length).join(', ') || 'none';
  const message = `${product} ${name} has no practice test of ${questions} questions (it has: ${found})`;

  return [{ file: tests[0]?.file ?? 'catalog.json', lineNumber: 1, message }];
}

/** A key that was copied from test to test can be learned by heart. */
function keyPatternProblems(tests: readonly ContentTest[]): Problem[] {
  const firstFile = new Map<string, string>();

  return tests.flatMap(({ file, questions }) => {
    const letters = lettersOf({ questions });
    const runs = Array.from({ length: Math.max(0, letters.length - SHARED_LETTERS_MIN + 1) }, (_, at) =>
      letters.slice(at, at + SHARED_LETTERS_MIN),
    );
    const shared = runs.find((run) => firstFile.has(run));
    const other = firstFile.get(shared ?? '');
    for (const run of runs) firstFile.set(run, file);
    if (shared === undefined) return [];

    return [
      { file, lineNumber: 1, message: `The right letters ${shared} follow each other in ${other} too` },
    ];
  });
}

function unusedFigureProblems({ figures }: ContentBank, tests: readonly ContentTest[]): Problem[] {
  const used = new Set(tests.flatMap(({ questions }) => questions.map(({ image }) => image)));

  return figures
    .filter((name) => !used.has(`/figures/${name}.svg`))
    .map((name) => ({
      file: `figures/${name}.json`,
      lineNumber: 1,
      message: 'No question shows this figure',
    }));
}
