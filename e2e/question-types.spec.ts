import type { CreateQuestion } from '@second-bell/contract';
import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessibleInBothLooks, ON_A_PHONE, test } from './journey.ts';
import { openTest, type QuestionDesk } from './question-desk.ts';

const named = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcdef'.charAt(index), text }));
const numbered = (...texts: string[]) => texts.map((text, index) => ({ id: String(index + 1), text }));

type Asked = Pick<CreateQuestion, 'questionText' | 'questionType' | 'content' | 'answerKey'> & {
  /** Gives the right answer with what is on the page, as a learner would. */
  answer: (question: Locator, press: (control: Locator) => Promise<void>) => Promise<void>;
};

const box = (question: Locator, name: string | RegExp) => question.getByRole('checkbox', { name });
const push = (question: Locator, name: string | RegExp) =>
  question.getByRole('button', { name, exact: true });

/** One question of each type that the spec does not name. */
const ASKED: readonly Asked[] = [
  {
    questionText: 'Which numbers are prime?',
    questionType: 'multiple_select',
    content: { options: named('2', '4', '7') },
    answerKey: ['a', 'c'],
    async answer(question, press) {
      await press(box(question, 'A 2'));
      await press(box(question, 'C 7'));
    },
  },
  {
    questionText: 'How much is one half and one quarter?',
    questionType: 'numeric_entry',
    content: {},
    answerKey: { value: '3/4' },
    async answer(question) {
      await question.getByRole('textbox', { name: 'Your answer' }).fill('0.75');
    },
  },
  {
    questionText: 'Complete the sentence.',
    questionType: 'drop_down',
    content: {
      text: 'Water boils at {{1}} and freezes at {{2}}.',
      blanks: [
        { id: '1', options: named('100 °C', '50 °C') },
        { id: '2', options: named('10 °C', '0 °C') },
      ],
      scoring: 'each',
    },
    answerKey: { 1: 'a', 2: 'b' },
    async answer(question) {
      await question.getByRole('combobox', { name: 'Blank 1' }).selectOption('100 °C');
      await question.getByRole('combobox', { name: 'Blank 2' }).selectOption('0 °C');
    },
  },
  {
    questionText: 'Put the steps in order.',
    questionType: 'ordered_response',
    content: { options: named('Dry', 'Wet', 'Rub') },
    answerKey: ['b', 'c', 'a'],
    async answer(question, press) {
      for (const name of ['Wet', 'Rub', 'Dry']) await press(push(question, name));
    },
  },
  {
    questionText: 'Mark each row.',
    questionType: 'matrix',
    content: {
      rows: numbered('Pulse 140', 'Pulse 70'),
      columns: named('Expected', 'Follow-up'),
      perRow: 'one',
    },
    answerKey: { 1: ['b'], 2: ['a'] },
    async answer(question, press) {
      await press(question.getByRole('radio', { name: 'Pulse 140: Follow-up' }));
      await press(question.getByRole('radio', { name: 'Pulse 70: Expected' }));
    },
  },
  {
    questionText: 'Match each organ.',
    questionType: 'drag_match',
    content: {
      tokens: named('Filters blood', 'Pumps blood', 'Stores bile'),
      targets: numbered('Heart', 'Kidney'),
      reuse: false,
    },
    answerKey: { 1: 'b', 2: 'a' },
    async answer(question, press) {
      await press(push(question, 'Pumps blood'));
      await press(question.getByRole('button', { name: /^Heart/ }));
      await press(push(question, 'Filters blood'));
      await press(question.getByRole('button', { name: /^Kidney/ }));
    },
  },
  {
    questionText: 'Highlight what needs care.',
    questionType: 'highlight',
    content: {
      form: 'text',
      pieces: [{ text: 'She is ' }, { text: 'alert', id: '1' }, { text: ' and ' }, { text: 'pale', id: '2' }],
    },
    answerKey: ['2'],
    async answer(question, press) {
      await press(push(question, 'pale'));
    },
  },
  {
    questionText: 'Complete the diagram.',
    questionType: 'bow_tie',
    content: {
      actions: named('Stop the infusion', 'Give insulin', 'Call the provider'),
      conditions: named('Reaction', 'Low sugar'),
      parameters: named('Temperature', 'Weight', 'Pulse'),
    },
    answerKey: { condition: 'a', actions: ['a', 'c'], parameters: ['a', 'c'] },
    async answer(question, press) {
      await press(box(question, /Stop the infusion/));
      await press(box(question, /Call the provider/));
      await press(question.getByRole('radio', { name: /Reaction/ }));
      await press(box(question, /Temperature/));
      await press(box(question, /Pulse/));
    },
  },
];

async function openTestOfAllTypes(page: Page): Promise<QuestionDesk> {
  const desk = await openTest(page);
  for (const [displayOrder, { answer: _answer, ...question }] of ASKED.entries()) {
    await desk.send('POST', '/api/admin/questions', {
      practiceTestId: desk.testId,
      displayOrder,
      difficulty: 'easy',
      explanation: 'It is so.',
      remember: 'Look twice.',
      ...question,
    });
  }

  return desk;
}

const questionOnPage = (page: Page) => page.getByRole('region', { name: /^Question \d/ });

/** With Tab until the control has the focus, then with the keys. */
async function pressByKeyboard(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Space');
}

test('a timed test of all types is answered by keyboard alone, graded by points, and reviewed part by part', async ({
  page,
}) => {
  const { testId } = await openTestOfAllTypes(page);
  await page.goto(`/practice-test/${testId}`);
  await page.getByRole('button', { name: 'Start Practice Test' }).click();
  for (const [index, { questionText, answer }] of ASKED.entries()) {
    await expect(questionOnPage(page)).toContainText(questionText);
    await answer(questionOnPage(page), pressByKeyboard);
    await expect(page.getByText(`${index + 1} answered`)).toBeVisible();
    if (index < ASKED.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page).toHaveURL('/results');
  await page
    .getByRole('button', { name: /^Planets/ })
    .filter({ hasText: '100%' })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${ASKED.length} of ${ASKED.length}`);
});

test.describe('on a phone', () => {
  test.use(ON_A_PHONE);

  test('a student test of all types is answered, checked and explained, and axe finds nothing', async ({
    page,
  }) => {
    const { testId } = await openTestOfAllTypes(page);
    await page.goto(`/student/test/${testId}`);
    for (const [index, { questionText, answer }] of ASKED.entries()) {
      const question = questionOnPage(page);
      await expect(question).toContainText(questionText);
      await expect(question.getByRole('button', { name: 'Check answer' })).toBeDisabled();
      await answer(question, (control) => control.click());
      await question.getByRole('button', { name: 'Check answer' }).click();
      await expect(question.getByText('Correct', { exact: true })).toBeVisible();
      await expect(question.getByRole('columnheader', { name: 'Right answer' })).toBeAttached();
      await question.getByRole('button', { name: 'Show explanation' }).click();
      await expect(question).toContainText('Remember: Look twice.');
      await expectAccessibleInBothLooks(page);
      if (index < ASKED.length - 1) await page.getByRole('button', { name: 'Next' }).click();
    }
  });
});
