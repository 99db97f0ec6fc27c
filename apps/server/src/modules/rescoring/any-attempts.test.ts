import { scorePercent, takeAnswer, type VersionContent } from '@second-bell/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { emptyTables } from '../../testing/test-database.ts';
import { OPTIONS, type Taken, useRescoring } from '../../testing/use-rescoring.ts';

const desk = useRescoring();

type Step = { take: Taken } | { edit: { key: number; order: string[]; ids: string[] } };

const taken = fc.record(
  {
    q1: fc.constantFrom(...OPTIONS, 'something else'),
    q2: fc.constantFrom('True', 'False'),
    end: fc.constantFrom('open' as const, 'finished' as const, 'reported' as const),
  },
  { requiredKeys: ['end'] },
);
const edit = fc
  .shuffledSubarray(
    OPTIONS.map((text, index) => ({ text, id: 'abcd'[index] ?? '' })),
    { minLength: 2 },
  )
  .chain((options) =>
    fc.record({
      key: fc.nat(options.length - 1),
      order: fc.constant(options.map(({ text }) => text)),
      ids: fc.constant(options.map(({ id }) => id)),
    }),
  );
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: taken.map((given): Step => ({ take: given })) },
    { weight: 1, arbitrary: edit.map((change): Step => ({ edit: change })) },
  ),
  { minLength: 4, maxLength: 12 },
);

async function follow(token: string, step: Step): Promise<void> {
  if ('take' in step) {
    await desk.givenTaken(step.take);
    return;
  }
  const { key, order, ids } = step.edit;
  await desk.editQuestion(token, order[key] ?? '', { options: order, optionIds: ids });
}

/** Every answer and every checked score as the attempt's own version says, computed from the stored rows alone. */
async function expectGradedByVersions(): Promise<void> {
  const { attempts, answers } = await desk.everyByte();
  const versions = new Map(
    (await desk.rowsOf('test_versions')).map(({ id, content }) => [id, content as VersionContent]),
  );
  for (const attempt of attempts) {
    const questions = versions.get(attempt['version_id'])?.questions ?? [];
    const mine = answers.filter((answer) => answer['attempt_id'] === attempt['id']);
    const grades = mine.map((answer) => {
      const question = questions.find(({ id }) => id === answer['question_id']);

      const graded =
        question && takeAnswer(question, 'all_or_nothing', { userAnswer: String(answer['user_answer']) });

      return graded && 'isCorrect' in graded && graded.isCorrect;
    });
    expect(mine.map((answer) => answer['is_correct'])).toEqual(grades);
    if (attempt['verified'] !== true) continue;

    const correct = grades.filter(Boolean).length;
    expect(attempt).toMatchObject({
      correct_answers: correct,
      score: scorePercent(correct, Number(attempt['total_questions'])),
    });
  }
}

/** How many attempts went from which score to which. */
async function changesFrom(before: Record<string, unknown>[]) {
  const { attempts: after } = await desk.everyByte();
  const pairs = before.map(({ score }, index) => [score, after[index]?.['score']] as [number, number]);
  const changed = Map.groupBy(
    pairs.filter(([one, other]) => one !== other),
    String,
  );
  const passing = (score: number) => score >= 60;

  return {
    changes: [...changed.values()]
      .map((same) => ({ before: same[0]?.[0] ?? 0, after: same[0]?.[1] ?? 0, attempts: same.length }))
      .toSorted((a, b) => a.before - b.before || a.after - b.after),
    nowPass: pairs.filter(([one, other]) => !passing(one) && passing(other)).length,
    noLongerPass: pairs.filter(([one, other]) => passing(one) && !passing(other)).length,
  };
}

it('whatever was answered and edited: what was previewed happens, and undoing gives back every byte', async () => {
  await fc.assert(
    fc.asyncProperty(steps, edit, async (before, last) => {
      await emptyTables(desk.server.db);
      await givenContent(desk.server.db);
      desk.server.app.content.clear();
      const { token } = await desk.server.givenAdministrator();
      for (const step of [...before, { edit: last }]) await follow(token, step);
      const rows = await desk.everyByte();
      const preview = await desk.preview(token);

      const { status, body } = await desk.rescore(token, preview.token);
      const isNeeded = preview.finished + preview.open > 0;
      expect(status).toBe(isNeeded ? 201 : 409);
      const { changes, nowPass, noLongerPass } = preview;
      expect(await changesFrom(rows.attempts)).toEqual({ changes, nowPass, noLongerPass });
      await expectGradedByVersions();
      expect(await desk.preview(token)).toMatchObject({ finished: 0, open: 0, leftOut: preview.leftOut });
      if (!isNeeded) return;

      expect((await desk.undo(token, body.id)).status).toBe(200);
      expect(await desk.everyByte()).toEqual(rows);
    }),
    { numRuns: 15 },
  );
}, 120_000);

it('holds answers and completions that come at the same moment, and is never half done', async () => {
  const { token } = await desk.server.givenAdministrator();
  const ids: string[] = [];
  for (const q1 of [...OPTIONS, ...OPTIONS]) ids.push(await desk.givenTaken({ q1, end: 'open' }));
  await desk.givenTaken({ q1: '5' });
  await desk.editQuestion(token, '5');
  const { token: expected } = await desk.preview(token);

  const [corrected, ...others] = await Promise.all([
    desk.rescore(token, expected),
    ...ids.slice(0, 4).map((id) => desk.sendAnswer(id, 'math-1-q1', '4')),
    ...ids.slice(4).map((id) => desk.complete(id, { correctAnswers: 1, score: 50 })),
  ]);
  expect([201, 409]).toContain(corrected?.status);
  expect(others.every(({ status }) => status < 300)).toBe(true);
  await expectGradedByVersions();
});
