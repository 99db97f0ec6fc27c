import blueprints from '../../../../../content/blueprints.json' with { type: 'json' };

type Area = { topics: string[]; percent: number | number[] };

/** By the ids that starter content has: `ged-social-studies`. */
const BY_SUBJECT = new Map<string, Area[]>(
  Object.entries(blueprints).map(([path, areas]) => [path.replace('/', '-'), areas]),
);

/**
 * What the topics of a subject weigh in the exam, as its makers say (`content/blueprints.json`); of a range, its middle. The
 * topics of one area share its weight by their questions in our tests. A topic that no blueprint names, and every topic of a
 * subject without one, weighs as much as its questions.
 */
export function weightsOf(
  subjectId: string,
  topics: readonly { topic: string | null; questions: number }[],
): number[] {
  const all = sumOf(topics);
  const areas = BY_SUBJECT.get(subjectId) ?? [];

  return topics.map(({ topic, questions }) => {
    const area = areas.find((one) => one.topics.includes(topic ?? ''));
    if (!area) return all === 0 ? 0 : (100 * questions) / all;
    const together = sumOf(topics.filter((one) => area.topics.includes(one.topic ?? '')));

    return together === 0 ? 0 : (middleOf(area.percent) * questions) / together;
  });
}

function middleOf(percent: number | number[]): number {
  if (typeof percent === 'number') return percent;

  return percent.reduce((sum, value) => sum + value, 0) / percent.length;
}

function sumOf(topics: readonly { questions: number }[]): number {
  return topics.reduce((sum, { questions }) => sum + questions, 0);
}
