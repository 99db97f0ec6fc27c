/**
 * How much study an exam asks for, area by area: by what the exam weighs, and by what the learner still misses.
 */

/** A topic of a subject, or a subject as a whole: what a plan gives time to. */
export type StudyArea = {
  id: string;
  subjectId: string;
  /** Its part of the subject, from 0 to 1; those of a subject add up to 1. */
  share: number;
  /** The learner's answers to its questions so far. */
  answered: number;
  correct: number;
};

export type StudySubject = {
  id: string;
  /** Questions of one test of the subject, as long as the exam. */
  questions: number;
  /** Minutes of that test; 0 where there is none to take at the end. */
  testMinutes: number;
};

/** Minutes that an area, or a timed test of a subject, needs; with how urgent it is: higher comes first. */
export type StudyNeed = { id: string; kind: 'practice' | 'test'; minutes: number; urgency: number };

/** To answer a question, read why it is right, and go on. */
export const MINUTES_A_QUESTION = 2;
/** How often the questions of a whole test are worked through before the test itself, by somebody who knows half of them. */
const ROUNDS = 3;
/** Answers that everybody is given beforehand, half of them right: few real ones say little. */
const PRIOR_ANSWERS = 4;

/**
 * What a learner needs: three times as many questions as the exam has, shared out over the areas as the exam weighs them;
 * less where most answers were right, down to a half, and more where most were wrong, up to one and a half. Then one timed
 * test of each subject.
 */
export function studyNeeds(subjects: readonly StudySubject[], areas: readonly StudyArea[]): StudyNeed[] {
  const asked = subjects.reduce((sum, { questions }) => sum + questions, 0);
  const practice = areas.map((area): StudyNeed => {
    const questions = subjects.find(({ id }) => id === area.subjectId)?.questions ?? 0;
    const weakness = 1.5 - knownShare(area);

    return {
      id: area.id,
      kind: 'practice',
      minutes: Math.round(questions * area.share * MINUTES_A_QUESTION * ROUNDS * weakness),
      urgency: asked === 0 ? 0 : (questions / asked) * area.share * weakness,
    };
  });
  const tests = subjects
    .filter(({ testMinutes }) => testMinutes > 0)
    .map(({ id, testMinutes }): StudyNeed => ({ id, kind: 'test', minutes: testMinutes, urgency: 0 }));

  return [...practice, ...tests].filter(({ minutes }) => minutes > 0);
}

/** How much of an area somebody knows, from 0 to 1: a half where nothing is known of them. */
export function knownShare({ answered, correct }: Pick<StudyArea, 'answered' | 'correct'>): number {
  return (correct + PRIOR_ANSWERS / 2) / (answered + PRIOR_ANSWERS);
}

/** The weights of some areas as shares that add up to 1; alike where none has any. */
export function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);

  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
