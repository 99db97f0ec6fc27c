import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { practiceTests, products, studyPlans } from '#database/schema.ts';

import { GUEST, OTHER_GUEST } from '../../testing/use-app.ts';
import { useAttempts } from '../../testing/use-attempts.ts';
import { givenPracticeAnswer, usePractice } from '../../testing/use-practice.ts';

const { server } = useAttempts();
const { send } = usePractice(server);
const URL_OF_PLAN = '/api/users/guest/plan';

/** Monday, November 23, 2026, in the morning of Chicago. */
const NOW = '2026-11-23T15:00:00Z';
const SETTINGS = {
  productId: 'ged',
  examOn: '2026-12-21',
  weekdays: [1, 3],
  minutesPerDay: 30,
  timeZone: 'America/Chicago',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(NOW));
});
afterEach(() => {
  vi.useRealTimers();
});

function save(more: object = {}, guest = GUEST) {
  return server.call({ method: 'PUT', url: URL_OF_PLAN, body: { ...SETTINGS, ...more }, guest });
}
const plan = async (guest = GUEST) => (await server.call({ url: URL_OF_PLAN, guest })).body.plan;
const file = (url: string, guest = GUEST) =>
  server.app.inject({ url, headers: { cookie: `guest=${guest}` } });

/** Of one line each, as a calendar reads them (RFC 5545, 3.1): a line that begins with a blank goes on with the one before. */
function unfolded(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('a plan', () => {
  it('is made of what the learner has time for, week by week', async () => {
    const { status, body } = await save();

    expect(status).toBe(200);
    expect(body.plan).toEqual({
      settings: SETTINGS,
      productName: 'GED',
      today: '2026-11-23',
      availableMinutes: 8 * 30,
      neededMinutes: expect.any(Number),
      doneMinutes: 0,
      movedMinutes: 0,
      isEnough: true,
      startWith: [
        { kind: 'practice', subject: 'Mathematical Reasoning' },
        { kind: 'practice', subject: 'Mathematical Reasoning', topic: 'Number operations' },
      ],
      leftOut: [],
      weeks: expect.any(Array),
    });
    expect(body.plan.weeks[0].startsOn).toBe('2026-11-22');
    expect(body.plan.weeks[0].days[0]).toEqual({
      on: '2026-11-23',
      tasks: [
        { kind: 'review', minutes: 6 },
        { kind: 'practice', minutes: 12, subject: 'Mathematical Reasoning', practiceTestId: 'math-1' },
        {
          kind: 'practice',
          minutes: 6,
          subject: 'Mathematical Reasoning',
          topic: 'Number operations',
          practiceTestId: 'math-1',
        },
        { kind: 'test', minutes: 6, subject: 'Mathematical Reasoning', practiceTestId: 'math-1' },
      ],
    });
    expect(await plan()).toEqual(body.plan);
  });

  it('is null until there is one, and once it is deleted', async () => {
    expect(await plan()).toBeNull();
    await save();
    const removal = { method: 'DELETE', url: URL_OF_PLAN, guest: GUEST } as const;

    expect((await server.call(removal)).status).toBe(204);
    expect(await plan()).toBeNull();
    expect((await server.call(removal)).status).toBe(204);
  });

  it('is honest where the time is too short', async () => {
    await server.db.update(practiceTests).set({ timeLimit: 300 }).where(eq(practiceTests.id, 'math-1'));
    const { body } = await save({ examOn: '2026-12-01' });

    expect(body.plan).toMatchObject({ isEnough: false, availableMinutes: 90 });
    expect(body.plan.neededMinutes).toBeGreaterThan(300);
  });

  it('asks less of what was done, and moves what was not into the days that are left', async () => {
    const before = (await save()).body.plan;
    vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
    await send([
      givenPracticeAnswer('a', { sessionId: 'a', timeSpent: 300, answeredAt: '2026-11-24T14:50:00.000Z' }),
    ]);
    const after = await plan();

    expect(after).toMatchObject({ doneMinutes: 5, movedMinutes: 30 });
    expect(after.neededMinutes).toBeLessThan(before.neededMinutes);
    expect(after.weeks[0].days[0].on).toBe('2026-11-25');
  });

  it('plans of today what is left of it, by the clock of the learner', async () => {
    await save();
    await send([
      // Sunday evening in Chicago, which is Monday in UTC; and this morning.
      givenPracticeAnswer('a', { sessionId: 'a', timeSpent: 600, answeredAt: '2026-11-23T05:59:00.000Z' }),
      givenPracticeAnswer('b', { sessionId: 'b', timeSpent: 600, answeredAt: '2026-11-23T06:00:00.000Z' }),
    ]);
    const [today] = (await plan()).weeks[0].days;
    const minutes = today.tasks.reduce((sum: number, task: { minutes: number }) => sum + task.minutes, 0);

    expect(minutes).toBeLessThanOrEqual(20);
    expect((await plan()).availableMinutes).toBe(8 * 30 - 10);
  });

  it('keeps its days over a change of the clocks', async () => {
    vi.setSystemTime(new Date('2026-10-30T15:00:00Z'));
    const { body } = await save({ examOn: '2026-11-04', weekdays: [0, 1, 2, 3, 4, 5, 6], minutesPerDay: 10 });
    const days = body.plan.weeks.flatMap((week: { days: { on: string }[] }) => week.days.map(({ on }) => on));

    expect(days).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']);
  });

  it('begins anew for another exam, and keeps what was practised where only the time changes', async () => {
    await save();
    vi.setSystemTime(new Date('2026-11-30T15:00:00Z'));
    await save({ minutesPerDay: 60 });
    expect((await plan()).movedMinutes).toBe(120);

    await save({ productId: 'hesi' });
    expect(await plan()).toMatchObject({ productName: 'HESI', movedMinutes: 0, weeks: expect.any(Array) });
  });

  it('says nothing of days once the exam is over', async () => {
    await save();
    vi.setSystemTime(new Date('2026-12-22T15:00:00Z'));

    expect(await plan()).toMatchObject({ availableMinutes: 0, weeks: [] });
  });

  it('stands where its exam was deleted', async () => {
    await save({ productId: 'hesi' });
    await server.db.delete(products).where(eq(products.id, 'hesi'));

    expect(await plan()).toMatchObject({ productName: 'hesi', isEnough: true });
  });

  it('tells the review when the exam is', async () => {
    await save();

    expect((await server.call({ url: '/api/users/guest/review', guest: GUEST })).body.examOn).toBe(
      '2026-12-21',
    );
    vi.setSystemTime(new Date('2026-12-22T15:00:00Z'));
    expect((await server.call({ url: '/api/users/guest/review', guest: GUEST })).body.examOn).toBeNull();
  });
});

describe('the calendar', () => {
  it('is a file with a day for each day of the plan, and the exam', async () => {
    await save();
    const { statusCode, headers, body } = await file('/api/users/guest/plan.ics');
    const lines = unfolded(body);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('study-plan.ics');
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain('VERSION:2.0');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(8 + 1);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261123');
    expect(lines).toContain('SUMMARY:Study 30 minutes: Mathematical Reasoning\\, Number operations');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261221');
    expect(lines).toContain('SUMMARY:GED exam');
    expect(lines.at(-1)).toBe('END:VCALENDAR');
  });

  it('names a day alike each time it is read, so that no day is there twice', async () => {
    await save();
    const idsOf = async () =>
      unfolded((await file('/api/users/guest/plan.ics')).body).filter((line) => line.startsWith('UID:'));
    const before = await idsOf();
    vi.setSystemTime(new Date('2026-11-26T15:00:00Z'));
    const after = await idsOf();

    expect(new Set(before).size).toBe(before.length);
    expect(after.every((id) => before.includes(id))).toBe(true);
  });

  it('is read by its secret address, until that is renewed or ended', async () => {
    await save();
    const share = () => server.call({ method: 'POST', url: `${URL_OF_PLAN}/calendar`, guest: GUEST });
    const { status, body } = await share();
    expect(status).toBe(201);
    expect(body.calendarPath).toMatch(/^\/api\/plan-calendars\/[\w-]{32}\.ics$/);
    expect((await plan()).calendarPath).toBe(body.calendarPath);

    const read = async (url: string) => (await server.app.inject({ url })).statusCode;
    const { headers } = await server.app.inject({ url: body.calendarPath });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await read(body.calendarPath)).toBe(200);

    const renewed = (await share()).body.calendarPath;
    expect(await read(body.calendarPath)).toBe(404);
    expect(await read(renewed)).toBe(200);

    await server.call({ method: 'DELETE', url: `${URL_OF_PLAN}/calendar`, guest: GUEST });
    expect(await read(renewed)).toBe(404);
    expect(await plan()).not.toHaveProperty('calendarPath');
  });

  it('ends with the plan, and stays when the plan is changed', async () => {
    await save();
    const share = { method: 'POST', url: `${URL_OF_PLAN}/calendar`, guest: GUEST } as const;
    const { calendarPath } = (await server.call(share)).body;
    await save({ minutesPerDay: 20 });
    expect((await server.app.inject({ url: calendarPath })).body).toContain('Study 20 minutes');

    await server.call({ method: 'DELETE', url: URL_OF_PLAN, guest: GUEST });
    expect((await server.app.inject({ url: calendarPath })).statusCode).toBe(404);
    expect((await server.call(share)).status).toBe(404);
    expect((await file('/api/users/guest/plan.ics')).statusCode).toBe(404);
  });
});

describe('whose it is', () => {
  it('is no matter of anybody else', async () => {
    await save();

    expect(await plan(OTHER_GUEST)).toBeNull();
    const calls = (['GET', 'PUT', 'DELETE'] as const).map((method) =>
      server.call({
        method,
        url: '/api/users/somebody/plan',
        guest: GUEST,
        ...(method === 'PUT' && { body: SETTINGS }),
      }),
    );
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    }
    expect((await file('/api/users/somebody/plan.ics')).statusCode).toBe(404);
    expect(await server.db.$count(studyPlans)).toBe(1);
  });

  it('gives a visitor without a cookie one', async () => {
    const { headers } = await server.call({ method: 'PUT', url: URL_OF_PLAN, body: SETTINGS });

    expect(String(headers['set-cookie'])).toMatch(/^guest=/);
  });
});

describe('bad input', () => {
  it.each([
    ['today', { examOn: '2026-11-23' }, 'examOn'],
    ['a day that is over', { examOn: '2020-01-01' }, 'examOn'],
    ['a day that is far away', { examOn: '2029-01-01' }, 'examOn'],
    ['a day that is none', { examOn: '2026-02-30' }, 'examOn'],
    ['no days of the week', { weekdays: [] }, 'weekdays'],
    ['a day of the week twice', { weekdays: [1, 1] }, 'weekdays'],
    ['an eighth day', { weekdays: [7] }, 'weekdays/0'],
    ['too few minutes', { minutesPerDay: 5 }, 'minutesPerDay'],
    ['too many minutes', { minutesPerDay: 481 }, 'minutesPerDay'],
    ['half a minute', { minutesPerDay: 10.5 }, 'minutesPerDay'],
    ['an exam that is none', { productId: 'driving' }, 'productId'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %s with 400 and the field', async (_name, more, path) => {
    const { status, body } = await save(more);

    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.issues.map((issue: { path: string }) => issue.path.replaceAll('.', '/'))).toContain(path);
    expect(await plan()).toBeNull();
  });
});
