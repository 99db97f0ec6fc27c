import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { practiceTests, questions } from '#database/schema.ts';

import { useAttempts } from '../../testing/use-attempts.ts';
import { usePractice } from '../../testing/use-practice.ts';
import { givenAnswer, givenReviewed, MISSED_AT, setDay, useReview, WRONG } from '../../testing/use-review.ts';

const { server, givenAttempt, sendAnswer, complete } = useAttempts();
const { send } = usePractice(server);
const { review, due } = useReview(server);

describe('a review of questions', () => {
  it('asks what was missed on the day after, with key and reasons, and not before', async () => {
    await send([givenAnswer('a', WRONG), givenAnswer('b', { questionId: 'math-1-q2', userAnswer: 'True' })]);

    setDay('2026-11-20');
    expect(await due()).toEqual([]);

    setDay('2026-11-21');
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body).toMatchObject({ today: '2026-11-21', due: 1, minutes: 1, askedToday: 0, cap: 20, moved: 0 });
    expect(body.cards).toEqual([
      {
        kind: 'question',
        cardId: 'q:math-1-q1',
        memory: expect.objectContaining({ lastOn: '2026-11-20', dueOn: '2026-11-21' }),
        question: expect.objectContaining({
          id: 'math-1-q1',
          questionText: 'What is 2 + 2?',
          questionType: 'multiple_choice',
          correctAnswer: '4',
          answerKey: 'b',
          hint: 'Count on your fingers.',
          topic: 'Number operations',
        }),
        scoringRule: 'all_or_nothing',
        examSubject: 'Mathematical Reasoning',
      },
    ]);
  });

  it('asks what was right though not sure, and what was missed in a timed test', async () => {
    await send([givenAnswer('a', { questionId: 'math-1-q2', userAnswer: 'True', notSure: true })]);
    setDay('2026-11-20');
    const attempt = await givenAttempt();
    await sendAnswer(attempt, 'math-1-q1', '3');
    await complete(attempt, { completedAt: MISSED_AT, score: 0, correctAnswers: 0 });

    setDay('2026-11-24');
    expect((await due()).toSorted()).toEqual(['q:math-1-q1', 'q:math-1-q2']);
  });

  it('waits with a test that is not finished', async () => {
    setDay('2026-11-20');
    const attempt = await givenAttempt();
    await sendAnswer(attempt, 'math-1-q1', '3');

    setDay('2026-11-24');
    expect(await due()).toEqual([]);
  });

  it('asks again after days that grow with each right answer, and on the next day after a miss', async () => {
    await send([givenAnswer('a', WRONG)]);
    const gaps: number[] = [];
    let day = new Date('2026-11-21T12:00:00Z');
    for (const [index, userAnswer] of ['4', '4', '4', '3'].entries()) {
      vi.setSystemTime(day);
      expect(await due()).toEqual(['q:math-1-q1']);
      await send([givenReviewed(`r${index}`, { userAnswer })]);
      expect(await due()).toEqual([]);

      let gap = 0;
      while ((await due()).length === 0) {
        gap += 1;
        vi.setSystemTime(day.getTime() + gap * 24 * 60 * 60 * 1000);
      }
      gaps.push(gap);
      day = new Date();
    }

    expect(gaps[1]).toBeGreaterThan(gaps[0] ?? 0);
    expect(gaps[2]).toBeGreaterThan(gaps[1] ?? 0);
    expect(gaps[3]).toBeLessThan(gaps[2] ?? 0);
  });

  it('says what comes on the days that follow', async () => {
    await send([givenAnswer('a', WRONG), givenAnswer('b', { questionId: 'math-1-q2', userAnswer: 'False' })]);
    setDay('2026-11-20');

    expect((await review()).body.ahead).toEqual([{ on: '2026-11-21', count: 2 }]);
  });

  it('asks as it was missed what was edited or deleted since', async () => {
    await send([
      givenAnswer('a', WRONG),
      givenAnswer('b', { questionId: 'math-1-q3', userAnswer: 'Bergen' }),
    ]);
    await server.db
      .update(questions)
      .set({ questionText: 'What is 2 + 3?' })
      .where(eq(questions.id, 'math-1-q1'));
    await server.db.delete(questions).where(eq(questions.id, 'math-1-q3'));
    server.app.content.clear();

    const { body } = await review();
    const texts = body.cards.map(
      (card: { question: { questionText: string } }) => card.question.questionText,
    );
    expect(texts.toSorted()).toEqual(['The capital of Norway is …', 'What is 2 + 2?']);

    const [card] = body.cards;
    const { question } = card;
    const stored = await send([
      givenReviewed('r', { questionId: question.id, testVersion: question.testVersion, userAnswer: 'Oslo' }),
      givenReviewed('s', { questionId: 'math-1-q3', testVersion: question.testVersion, userAnswer: 'Oslo' }),
    ]);
    expect(stored.body.refused).toEqual([]);
  });

  it('drops what belongs to a test that is gone, or is a mock exam by now', async () => {
    await send([givenAnswer('a', WRONG)]);
    await server.db.update(practiceTests).set({ sealed: true }).where(eq(practiceTests.id, 'math-1'));
    server.app.content.clear();
    expect(await due()).toEqual([]);

    await server.db.delete(practiceTests).where(eq(practiceTests.id, 'math-1'));
    server.app.content.clear();
    expect(await due()).toEqual([]);
  });

  it('counts days in the time zone of the learner', async () => {
    await send([givenAnswer('a', { ...WRONG, answeredAt: '2026-11-20T03:00:00.000Z' })]);
    vi.setSystemTime(new Date('2026-11-20T07:00:00Z'));

    expect(await due('?timeZone=UTC')).toEqual([]);
    // There it was the evening of the 19th.
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);
  });

  it('asks at the change of the clocks as on any other day', async () => {
    // In Chicago the clock went back on November 1, 2026.
    await send([givenAnswer('a', { ...WRONG, answeredAt: '2026-11-01T04:30:00.000Z' })]);

    vi.setSystemTime(new Date('2026-11-01T04:59:59Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual([]);
    vi.setSystemTime(new Date('2026-11-01T05:00:00Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);

    await send([givenReviewed('r', { userAnswer: '3' })]);
    vi.setSystemTime(new Date('2026-11-02T05:59:59Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual([]);
    vi.setSystemTime(new Date('2026-11-02T06:00:00Z'));
    expect(await due('?timeZone=America/Chicago')).toEqual(['q:math-1-q1']);
  });
});
