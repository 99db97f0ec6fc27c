import type { ContentBank } from './content-bank.ts';
import { percent } from './test-rules.ts';

/** Our own goals for the shares of the newer types: the makers publish none. */
const GOALS: Record<string, number> = { GED: 20, TEAS: 20, NCLEX: 35 };

/** One line for each exam: how many questions it has of each type, and the share of those beyond multiple choice. */
export function typeShareReport({ subjects }: ContentBank): string {
  const exams = Map.groupBy(subjects, ({ product }) => product);
  const lines = [...exams].map(([product, parts]) => {
    const types = parts.flatMap(({ tests }) =>
      tests.flatMap((test) => test.questions.map(({ questionType }) => questionType)),
    );
    const counts = [...Map.groupBy(types, (type) => type)].map(
      ([type, found]) => `${type.replaceAll('_', ' ')} ${found.length}`,
    );
    const newer = types.filter((type) => type !== 'multiple_choice').length;
    const goal = GOALS[product] === undefined ? '' : ` (goal: ${GOALS[product]} %)`;

    return `${product}: ${counts.join(', ')}; beyond multiple choice ${percent(newer, types.length).toFixed(1)} %${goal}`;
  });

  return ['Questions by type', ...lines].join('\n');
}
