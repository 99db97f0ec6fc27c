// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';

import { AnswerFields } from './answer-fields.tsx';
import { draftSchema } from './draft-schema.ts';
import { emptyDraft } from './question-draft.ts';

const CHOOSE = 'Choose the right answer: mark it beside its option.';

afterEach(cleanup);

function Editor() {
  const form = useForm({
    resolver: zodResolver(draftSchema),
    defaultValues: { ...emptyDraft(), questionText: 'What is 2 + 2?' },
  });

  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      <AnswerFields control={form.control} />
      <button type="submit">Save</button>
    </form>
  );
}

it('asks for the right answer until one is chosen', async () => {
  render(<Editor />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Option A' }), '4');
  await user.type(screen.getByRole('textbox', { name: 'Option B' }), '5');
  expect(screen.queryByText(CHOOSE)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(CHOOSE)).toBeDefined();

  await user.click(screen.getByRole('radio', { name: /^Right answer: ?A$/ }));
  await expect.poll(() => screen.queryByText(CHOOSE)).toBeNull();
});
