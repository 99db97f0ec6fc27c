import { zodResolver } from '@hookform/resolvers/zod';
import { type CreateStudyMaterial, createStudyMaterialSchema } from '@second-bell/contract';
import { useForm } from 'react-hook-form';

import { MATERIAL_HINTS as HINTS, MATERIAL_LABELS as LABELS } from '#copy/admin-materials.ts';
import { EXAM_TYPES, MATERIAL_TYPES, TYPE_NAMES } from '#copy/study-materials.ts';
import { EditConflict } from '#lib/edit-conflict.tsx';
import type { Saving } from '#lib/saving.ts';
import { SelectField, TextArea, TextField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

type MaterialDialogProps = {
  title: string;
  submit: string;
  /** What is changed; left out where something new is made. */
  row?: CreateStudyMaterial;
  saving: Saving<CreateStudyMaterial>;
  onClose: () => void;
};

const NEW_MATERIAL: CreateStudyMaterial = { title: '', type: 'guide', examType: 'GED' };

/** What a study material is, and where it leads. */
export function MaterialDialog({ title, submit, row = NEW_MATERIAL, saving, onClose }: MaterialDialogProps) {
  const { form, fields } = useMaterialForm(row);
  const { isDirty, isValid } = form.formState;

  return (
    <FormDialog title={title} isDirty={isDirty} onClose={onClose}>
      <form onSubmit={form.handleSubmit(saving.save)} noValidate className="grid gap-5">
        {fields}
        <FormButtons submit={submit} isReady={isValid} isBusy={saving.isSaving} problem={saving.problem} />
      </form>
      <EditConflict saving={saving} labels={LABELS} />
    </FormDialog>
  );
}

function useMaterialForm({ title, type, examType, subject, content, url, downloadUrl }: CreateStudyMaterial) {
  const form = useForm({
    resolver: zodResolver(createStudyMaterialSchema),
    mode: 'onTouched',
    defaultValues: { title, type, examType, subject, content, url, downloadUrl },
  });
  const { register, formState } = form;
  const problemOf = (field: keyof typeof LABELS) => formState.errors[field]?.message;
  const fields = (
    <>
      <TextField label={LABELS.title} required problem={problemOf('title')} {...register('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={LABELS.type} {...register('type')}>
          {MATERIAL_TYPES.map((value) => (
            <option key={value} value={value}>
              {TYPE_NAMES[value].one}
            </option>
          ))}
        </SelectField>
        <SelectField label={LABELS.examType} {...register('examType')}>
          {EXAM_TYPES.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={`${LABELS.subject} (optional)`}
        problem={problemOf('subject')}
        {...register('subject', BLANK_IS_MISSING)}
      />
      <TextArea
        label={`${LABELS.content} (optional)`}
        hint={HINTS.content}
        problem={problemOf('content')}
        {...register('content', BLANK_IS_MISSING)}
      />
      <TextField
        label={`${LABELS.url} (optional)`}
        hint={HINTS.url}
        inputMode="url"
        problem={problemOf('url')}
        {...register('url', BLANK_IS_MISSING)}
      />
      <TextField
        label={`${LABELS.downloadUrl} (optional)`}
        hint={HINTS.downloadUrl}
        inputMode="url"
        problem={problemOf('downloadUrl')}
        {...register('downloadUrl', BLANK_IS_MISSING)}
      />
    </>
  );

  return { form, fields };
}

/** A field that holds nothing is not sent. */
const BLANK_IS_MISSING = { setValueAs: (text: string | undefined) => text?.trim() || undefined };
