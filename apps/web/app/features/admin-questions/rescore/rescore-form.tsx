import { zodResolver } from '@hookform/resolvers/zod';
import { type RescorePreview, rescoreSchema } from '@second-bell/contract';
import { readableText } from '@second-bell/question-text';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import { RESCORE } from '#copy/rescore.ts';
import { TextArea } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';

import { RescoreFigures } from './rescore-figures.tsx';

type RescoreFormProps = {
  preview: RescorePreview;
  isSaving: boolean;
  problem: Error | null;
  onCorrect: (reason: string) => void;
};

const reasonSchema = z.pick(rescoreSchema, { reason: true });

/** What would change, and the reason to give for it. */
export function RescoreForm({ preview, isSaving, problem, onCorrect }: RescoreFormProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    defaultValues: { reason: '' },
  });
  const reason = useWatch({ control, name: 'reason' });
  const correct = handleSubmit((valid) => onCorrect(valid.reason));

  return (
    <form onSubmit={correct} noValidate className="grid gap-5">
      <KeyChange {...preview} />
      <RescoreFigures figures={preview} />
      <TextArea
        label={RESCORE.reason}
        hint={RESCORE.reasonHint}
        problem={formState.errors.reason?.message}
        {...register('reason')}
      />
      <FormButtons
        submit={RESCORE.submit}
        cancel={RESCORE.leave}
        isReady={reason.trim() !== ''}
        isBusy={isSaving}
        problem={problem}
      />
    </form>
  );
}

function KeyChange({ keysBefore, keyNow }: Pick<RescorePreview, 'keysBefore' | 'keyNow'>) {
  const before = keysBefore.map(inQuotes).join(' or ');

  return (
    <p>
      The right answer was {before}. Now it is {inQuotes(keyNow)}.
    </p>
  );
}

function inQuotes(text: string): string {
  return `“${readableText(text)}”`;
}
