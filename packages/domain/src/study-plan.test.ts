import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayOfDate, weekdayOf } from './local-days.ts';
import { knownShare, sharesOf, type StudyArea, type StudyNeed, studyNeeds } from './study-needs.ts';
import { planStudy, studyDays, type StudyPlan, type StudyTime } from './study-plan.ts';

const MONDAY = dayOfDate('2026-11-23');
const time = (more: Partial<StudyTime> = {}): StudyTime => ({
  today: MONDAY,
  examDay: MONDAY + 28,
  weekdays: [1, 3, 5],
  minutesPerDay: 50,
  ...more,
});
const area = (id: string, more: Partial<StudyArea> = {}): StudyArea => ({
  id,
  subjectId: 's',
  share: 0.5,
  answered: 0,
  correct: 0,
  ...more,
});
const need = (
  id: string,
  minutes: number,
  urgency: number,
  kind: StudyNeed['kind'] = 'practice',
): StudyNeed => ({
  id,
  kind,
  minutes,
  urgency,
});
const minutesOf = ({ days }: StudyPlan, id: string) =>
  days.flatMap(({ tasks }) => tasks).reduce((sum, task) => sum + (task.id === id ? task.minutes : 0), 0);

describe('studyNeeds', () => {
  const subject = { id: 's', questions: 40, testMinutes: 60 };

  it('asks for three rounds of the exam, shared out as it weighs', () => {
    const needs = studyNeeds([subject], [area('a', { share: 0.75 }), area('b', { share: 0.25 })]);

    expect(needs).toEqual([need('a', 180, 0.75), need('b', 60, 0.25), need('s', 60, 0, 'test')]);
  });

  it.each([
    ['of which nothing is known', 0, 0, 120],
    ['that was always right', 96, 96, 62],
    ['that was always wrong', 96, 0, 178],
    ['with one miss: that says little', 1, 0, 132],
  ])('asks for more where more is missed: an area %s', (_name, answered, correct, minutes) => {
    const [practice] = studyNeeds([subject], [area('a', { answered, correct })]);

    expect(practice?.minutes).toBe(minutes);
  });

  it('weighs areas of a long subject more than those of a short one', () => {
    const subjects = [subject, { id: 't', questions: 10, testMinutes: 0 }];
    const needs = studyNeeds(subjects, [area('a'), area('b', { subjectId: 't' })]);

    expect(needs.map(({ id, urgency }) => [id, urgency])).toEqual([
      ['a', 0.4],
      ['b', 0.1],
      ['s', 0],
    ]);
  });
});

it('knows a half of what nobody was asked about', () => {
  expect(knownShare({ answered: 0, correct: 0 })).toBe(0.5);
});

it.each([
  [
    [45, 55],
    [0.45, 0.55],
  ],
  [
    [0, 0],
    [0.5, 0.5],
  ],
  [[], []],
])('makes shares of %j', (weights, shares) => {
  expect(sharesOf(weights)).toEqual(shares);
});

describe('studyDays', () => {
  it('counts from today to the eve of the exam', () => {
    expect(studyDays(time({ examDay: MONDAY + 7 }))).toEqual([MONDAY, MONDAY + 2, MONDAY + 4]);
    expect(studyDays(time({ examDay: MONDAY + 4 }))).toEqual([MONDAY, MONDAY + 2]);
    expect(studyDays(time({ examDay: MONDAY }))).toEqual([]);
    expect(studyDays(time({ examDay: MONDAY - 9 }))).toEqual([]);
  });
});

describe('planStudy', () => {
  it('begins each day with review, then takes the areas in turn, the most urgent first, and the test at the end', () => {
    const needs = [need('light', 30, 0.1), need('s', 60, 0, 'test'), need('heavy', 60, 0.6)];
    const { days, isEnough, leftOut } = planStudy(time(), needs);

    expect(isEnough).toBe(true);
    expect(leftOut).toEqual([]);
    expect(days.slice(0, 4)).toEqual([
      {
        day: MONDAY,
        tasks: [
          { kind: 'review', id: '', minutes: 10 },
          { kind: 'practice', id: 'heavy', minutes: 25 },
          { kind: 'practice', id: 'light', minutes: 15 },
        ],
      },
      {
        day: MONDAY + 2,
        tasks: [
          { kind: 'review', id: '', minutes: 10 },
          { kind: 'practice', id: 'light', minutes: 15 },
          { kind: 'practice', id: 'heavy', minutes: 25 },
        ],
      },
      {
        day: MONDAY + 4,
        tasks: [
          { kind: 'review', id: '', minutes: 10 },
          { kind: 'practice', id: 'heavy', minutes: 10 },
          { kind: 'test', id: 's', minutes: 30 },
        ],
      },
      {
        day: MONDAY + 7,
        tasks: [
          { kind: 'review', id: '', minutes: 10 },
          { kind: 'test', id: 's', minutes: 30 },
        ],
      },
    ]);
  });

  it('is honest where the time is too short, and begins with what is most urgent', () => {
    const needs = Array.from({ length: 6 }, (_, index) => need(`a${index}`, 120, 6 - index));
    const plan = planStudy(time({ examDay: MONDAY + 7 }), needs);

    expect(plan).toMatchObject({
      isEnough: false,
      availableMinutes: 150,
      neededMinutes: 900,
      startWith: ['a0', 'a1', 'a2'],
    });
    expect(minutesOf(plan, 'a0')).toBe(20);
  });

  it('gives up the least urgent where less than a sitting is left of each', () => {
    const needs = Array.from({ length: 6 }, (_, index) => need(`a${index}`, 120, 6 - index));
    const plan = planStudy(time({ examDay: MONDAY + 3, minutesPerDay: 25 }), needs);

    expect(plan.leftOut).toEqual(['a4', 'a5']);
    expect(minutesOf(plan, 'a0')).toBe(10);
  });

  it('sits no longer at one area than a day has room for, so that no minute of it is left for the next', () => {
    const { days } = planStudy(time({ minutesPerDay: 30 }), [need('a', 72, 2), need('b', 48, 1)]);

    expect(days.slice(0, 5).map(({ tasks }) => tasks.slice(1))).toEqual(
      ['a', 'b', 'a', 'b', 'a'].map((id) => [{ kind: 'practice', id, minutes: 24 }]),
    );
  });

  it('plans of today only what is left of it', () => {
    const needs = [need('a', 200, 1)];
    const spent = (spentToday: number) => planStudy(time({ spentToday }), needs);

    expect(spent(30).days[0]).toEqual({
      day: MONDAY,
      tasks: [
        { kind: 'review', id: '', minutes: 10 },
        { kind: 'practice', id: 'a', minutes: 10 },
      ],
    });
    expect(spent(30).availableMinutes).toBe(12 * 50 - 30);
    expect(spent(45).days[0]?.tasks).toEqual([{ kind: 'review', id: '', minutes: 5 }]);
    expect(spent(90).days[0]?.day).toBe(MONDAY + 2);
  });

  it('plans nothing where no day is left', () => {
    expect(planStudy(time({ examDay: MONDAY }), [need('a', 60, 1)])).toEqual({
      days: [],
      availableMinutes: 0,
      neededMinutes: 75,
      isEnough: false,
      startWith: [],
      leftOut: ['a'],
    });
  });

  const times = fc.record({
    today: fc.integer({ min: 20_000, max: 21_000 }),
    away: fc.integer({ min: -3, max: 200 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    minutesPerDay: fc.integer({ min: 10, max: 480 }),
    spentToday: fc.nat(100),
  });
  const someNeeds = fc
    .array(
      fc.record({
        minutes: fc.integer({ min: 1, max: 900 }),
        urgency: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      {
        maxLength: 30,
      },
    )
    .map((list) =>
      list.map(({ minutes, urgency }, index) =>
        need(`a${index}`, minutes, urgency, index % 5 === 4 ? 'test' : 'practice'),
      ),
    );
  const cases = fc.tuple(times, someNeeds).map(([{ away, ...rest }, needs]) => ({
    given: { ...rest, examDay: rest.today + away },
    needs,
  }));

  it('keeps to the minutes and the days that were chosen, before the exam', () => {
    fc.assert(
      fc.property(cases, ({ given, needs }) => {
        const { days, availableMinutes } = planStudy(given, needs);
        const total = days.flatMap(({ tasks }) => tasks).reduce((sum, { minutes }) => sum + minutes, 0);

        expect(total).toBeLessThanOrEqual(availableMinutes);
        for (const { day, tasks } of days) {
          expect(given.weekdays).toContain(weekdayOf(day));
          expect(day).toBeGreaterThanOrEqual(given.today);
          expect(day).toBeLessThan(given.examDay);
          expect(tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(
            given.minutesPerDay,
          );
          expect(tasks.every(({ minutes }) => minutes > 0)).toBe(true);
        }
      }),
    );
  });

  it('covers all that is needed, each for as long as it needs, where there is time', () => {
    fc.assert(
      fc.property(cases, ({ given, needs }) => {
        const plan = planStudy(given, needs);
        fc.pre(plan.isEnough);

        expect(plan.leftOut).toEqual([]);
        for (const { id, minutes } of needs) expect(minutesOf(plan, id)).toBe(minutes);
      }),
    );
  });

  it('names all that got no time, and cuts none more than another that is less urgent', () => {
    fc.assert(
      fc.property(cases, ({ given, needs }) => {
        const plan = planStudy(given, needs);
        const planned = needs.filter(({ id }) => minutesOf(plan, id) > 0).map(({ id }) => id);

        expect([...planned, ...plan.leftOut].toSorted()).toEqual(needs.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('is the same for the same input, in whatever order it is given', () => {
    fc.assert(
      fc.property(cases, ({ given, needs }) => {
        expect(planStudy(given, needs.toReversed())).toEqual(planStudy(given, needs));
      }),
    );
  });
});
