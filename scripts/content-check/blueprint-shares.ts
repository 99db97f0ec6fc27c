import type { Problem, Subject } from './content-bank.ts';
import { isForm } from './test-rules.ts';

/** How far a practice test may be from what is known of the exam, in points of percent. */
const POINTS_MAX = 2;

/** Where a practice test of the exam's length asks more or less of an area than the exam does. */
export function blueprintProblems(subject: Subject): Problem[] {
  const { topics, blueprint, tests } = subject;
  const forms = tests.filter((test) => isForm(subject, test));
  const unknown = blueprint.flatMap((area) => area.topics).filter((topic) => !topics.includes(topic));

  return [
    ...unknown.map((topic) => ({
      file: 'blueprints.json',
      lineNumber: 1,
      message: `The topic "${topic}" is none of this subject's: ${topics.join(' | ')}`,
    })),
    ...forms.flatMap(({ file, questions }) =>
      blueprint.flatMap((area) => {
        const count = questions.filter(({ topic = '' }) => area.topics.includes(topic)).length;
        const share = (count / questions.length) * 100;
        const [min, max] = typeof area.percent === 'number' ? [area.percent, area.percent] : area.percent;
        if (share >= min - POINTS_MAX && share <= max + POINTS_MAX) return [];

        const asked = min === max ? `${min} %` : `${min} to ${max} %`;
        const message = `${area.topics.join(', ')}: ${share.toFixed(1)} % of the questions; the exam has ${asked}`;

        return [{ file, lineNumber: 1, message }];
      }),
    ),
  ];
}
