import { sharesOf, type StudyArea, type StudyNeed, studyNeeds, type StudySubject } from '@second-bell/domain';

import { weightsOf } from './blueprint.ts';
import type { PractisedTopic, TopicOfTest } from './study-plan.repo.ts';

/** What a plan calls an area or a subject, and where it is practised. */
export type AreaName = {
  kind: 'practice' | 'test';
  subject: string;
  topic?: string;
  practiceTestId: string;
};

export type PlanAreas = {
  needs: StudyNeed[];
  /** By the ids of the needs. */
  names: ReadonlyMap<string, AreaName>;
};

/**
 * What is still to be learned for an exam: what it asks for, by its weight and by what the learner misses, less what was
 * practised since the plan was made. A timed test of a subject is needed until one was taken.
 */
export function areasOf(topics: readonly TopicOfTest[], practised: readonly PractisedTopic[]): PlanAreas {
  const names = new Map<string, AreaName>();
  const subjects: StudySubject[] = [];
  const areas: StudyArea[] = [];
  for (const subjectId of new Set(topics.map((topic) => topic.subjectId))) {
    const ofSubject = topics.filter((topic) => topic.subjectId === subjectId);
    const exam = longestTest(ofSubject);
    subjects.push({ id: subjectId, questions: exam.questions, testMinutes: exam.timeLimit });
    names.set(subjectId, { kind: 'test', subject: exam.subject, practiceTestId: exam.practiceTestId });

    const merged = mergeTopics(ofSubject);
    const shares = sharesOf(weightsOf(subjectId, merged));
    for (const [index, { topic, practiceTestId }] of merged.entries()) {
      const id = areaId(subjectId, topic);
      const { answered, correct } = practisedOf(practised, exam.subject, topic);
      areas.push({ id, subjectId, share: shares[index] ?? 0, answered, correct });
      names.set(id, {
        kind: 'practice',
        subject: exam.subject,
        practiceTestId,
        ...(topic !== null && { topic }),
      });
    }
  }
  const left = studyNeeds(subjects, areas).map((need) => withoutDone(need, names.get(need.id), practised));

  return { needs: left.filter(({ minutes }) => minutes > 0), names };
}

function withoutDone(
  need: StudyNeed,
  name: AreaName | undefined,
  practised: readonly PractisedTopic[],
): StudyNeed {
  if (need.kind === 'test') {
    const isTaken = practised.some((one) => one.examSubject === name?.subject && one.testedSince);

    return isTaken ? { ...need, minutes: 0 } : need;
  }
  const { practisedSeconds } = practisedOf(practised, name?.subject ?? '', name?.topic ?? null);

  return { ...need, minutes: Math.max(0, need.minutes - Math.round(practisedSeconds / 60)) };
}

/** As long as the exam: the test of the subject that asks most questions. */
function longestTest(topics: readonly TopicOfTest[]) {
  const tests = new Map<string, TopicOfTest>();
  for (const topic of topics) {
    const known = tests.get(topic.practiceTestId);
    tests.set(topic.practiceTestId, { ...topic, questions: topic.questions + (known?.questions ?? 0) });
  }
  const [longest] = [...tests.values()].toSorted((a, b) => b.questions - a.questions);
  if (!longest) throw new Error('A subject without tests has no topics either');

  return longest;
}

/** Each topic once, with its questions in all tests, practised in the test that asks most about it. */
function mergeTopics(topics: readonly TopicOfTest[]) {
  const merged = new Map<string | null, TopicOfTest>();
  for (const topic of topics) {
    const known = merged.get(topic.topic);
    merged.set(topic.topic, known ? { ...known, questions: known.questions + topic.questions } : topic);
  }

  return [...merged.values()];
}

function practisedOf(practised: readonly PractisedTopic[], subject: string, topic: string | null) {
  const found = practised.find((one) => one.examSubject === subject && one.topic === topic);

  return found ?? { answered: 0, correct: 0, practisedSeconds: 0 };
}

function areaId(subjectId: string, topic: string | null): string {
  return `${subjectId}/${topic ?? ''}`;
}
