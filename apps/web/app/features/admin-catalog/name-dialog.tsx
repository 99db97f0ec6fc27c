import { zodResolver } from '@hookform/resolvers/zod';
import { createProductSchema } from '@second-bell/contract';
import { useForm } from 'react-hook-form';

import { EditConflict } from '#lib/edit-conflict.tsx';
import type { Saving } from '#lib/saving.ts';
import { TextArea, TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

import { blankAsMissing } from './blank-as-missing.ts';

type NameFields = { name: string; description?: string | undefined };

type NameDialogProps = {
  title: string;
  submit: string;
  /** What is changed; left out where something new is made. */
  row?: NameFields;
  saving: Saving<NameFields>;
  onClose: () => void;
};

const LABELS = { name: 'Name', description: 'Description' };

/** Name and description: all that products and subjects have. */
export function NameDialog({ title, submit, row, saving, onClose }: NameDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(createProductSchema),
    mode: 'onChange',
    defaultValues: { name: row?.name ?? '', description: row?.description ?? '' },
  });
  const { errors, isDirty, isValid } = formState;

  return (
    <FormDialog title={title} isDirty={isDirty} onClose={onClose}>
      <form
        onSubmit={handleSubmit((fields) => saving.save(blankAsMissing(fields)))}
        noValidate
        className="grid gap-5"
      >
        <TextField label={LABELS.name} required problem={errors.name?.message} {...register('name')} />
        <TextArea
          label={`${LABELS.description} (optional)`}
          problem={errors.description?.message}
          {...register('description')}
        />
        <FormButtons submit={submit} isReady={isValid} isBusy={saving.isSaving} problem={saving.problem} />
      </form>
      <EditConflict saving={saving} labels={LABELS} />
    </FormDialog>
  );
}
