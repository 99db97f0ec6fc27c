import { expect, test } from './journey.ts';
import { button, dialog, givenQuestion, notice, openTest, rows } from './question-desk.ts';

test('a wrong key is put right: learners keep what they answered, and are told', async ({ page }) => {
  const desk = await openTest(page);
  const planet = { questionText: 'Which planet is closest to the sun?', displayOrder: 0 };
  const { id: questionId } = await givenQuestion(desk, desk.testId, planet);
  const start = {
    userId: 'guest',
    examId: desk.testId,
    totalQuestions: 1,
    correctAnswers: 0,
    completed: false,
  };
  const attempt = await (await page.request.post('/api/test-attempts', { data: start })).json();
  const answer = { attemptId: attempt.id, questionId, userAnswer: 'Mars', isCorrect: false, timeSpent: 5 };
  await page.request.post('/api/user-answers', { data: answer });
  const completedAt = new Date().toISOString();
  const result = { completed: true, completedAt, score: 0, correctAnswers: 0, timeSpent: 5 };
  await page.request.patch(`/api/test-attempts/${attempt.id}`, { data: result });

  await page.reload();
  await rows(page).click();
  await page.getByLabel('Right answer: A').check();
  await button(page, 'Save Question').click();
  await notice(page, 'Question updated successfully');
  await expect(dialog(page)).toContainText('1 finished attempt is affected');
  await expect(dialog(page)).toContainText('The right answer was “Venus”. Now it is “Mars”.');
  await expect(dialog(page).getByRole('cell')).toHaveText(['0%', '100%', '1']);
  await page.getByLabel('Reason').fill('The key was one line too low');
  await button(page, 'Correct the scores').click();
  await expect(dialog(page)).toContainText('1 score changed.');

  await page.goto('/results');
  await page.getByRole('button', { name: /^Planets/ }).click();
  await expect(dialog(page)).toContainText('Score corrected on');
  await expect(dialog(page)).toContainText(': question 1.');

  await page.goto(desk.path);
  await button(page, /^Scores/).click();
  await expect(dialog(page)).toContainText('The reason: “The key was one line too low”');
  await button(page, 'Undo this correction').click();
  await notice(page, 'Correction undone successfully');
});
