import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { QUESTION_NOTICES } from '#copy/admin-questions.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { count } from '#lib/format.ts';
import { useAdminMutation } from '#lib/use-admin-mutation.ts';
import { SelectField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

import type { ListedQuestion } from '../filter/question-filter.ts';

type MoveQuestionsDialogProps = {
  /** Where the questions are now. */
  testId: string;
  selected: readonly ListedQuestion[];
  onClose: () => void;
};

/** Moves questions to the end of another practice test. */
export function MoveQuestionsDialog({ testId, selected, onClose }: MoveQuestionsDialogProps) {
  const [targetId, setTargetId] = useState('');
  const amount = count(selected.length, 'question');
  const { mutate, isPending, error } = useAdminMutation(calls.questionAdministration.moveQuestions, {
    success: `${amount} moved successfully`,
    ...QUESTION_NOTICES.move,
  });
  const move = (event: FormEvent) => {
    event.preventDefault();
    const ids = selected.map(({ question }) => question.id);
    mutate({ params: { id: targetId }, body: { ids } }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      title={`Move ${amount} to another test`}
      description="They go to the end of that test. A passage they ask about comes along."
      isDirty={false}
      onClose={onClose}
    >
      <form onSubmit={move} className="grid gap-5">
        <TestChoice exceptId={testId} value={targetId} onChange={setTargetId} />
        <FormButtons submit={`Move ${amount}`} isReady={targetId !== ''} isBusy={isPending} problem={error} />
      </form>
    </FormDialog>
  );
}

type TestChoiceProps = { exceptId: string; value: string; onChange: (testId: string) => void };

/** A practice test, by its product and its subject. */
function TestChoice({ exceptId, value, onChange }: TestChoiceProps) {
  const [productId, setProductId] = useState('');
  const [subjectId, setSubjectId] = useState('');
  const products = useQuery(adminQueries.products());
  const subjects = useQuery({ ...adminQueries.subjects(productId), enabled: productId !== '' });
  const tests = useQuery({ ...adminQueries.practiceTests(subjectId), enabled: subjectId !== '' });

  return (
    <>
      <Choice
        label="Product"
        rows={products.data}
        value={productId}
        onChange={(id) => {
          setProductId(id);
          setSubjectId('');
          onChange('');
        }}
      />
      <Choice
        label="Subject"
        rows={productId === '' ? undefined : subjects.data}
        value={subjectId}
        onChange={(id) => {
          setSubjectId(id);
          onChange('');
        }}
      />
      <Choice
        label="Practice test"
        rows={
          subjectId === ''
            ? undefined
            : tests.data?.filter(({ id }) => id !== exceptId).map(({ id, title }) => ({ id, name: title }))
        }
        value={value}
        onChange={onChange}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  /** Undefined until the choice above is made and its list is here. */
  rows: readonly { id: string; name: string }[] | undefined;
  value: string;
  onChange: (id: string) => void;
};

function Choice({ label, rows, value, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      disabled={rows === undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{rows?.length === 0 ? 'None here' : 'Choose…'}</option>
      {rows?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
