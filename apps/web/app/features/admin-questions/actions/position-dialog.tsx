import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminQuestion } from '@second-bell/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { count } from '#lib/format.ts';
import { NumberField } from '#ui/fields.tsx';
import { FormButtons } from '#ui/form-buttons.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { notify } from '#ui/notify.ts';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { idsMovedTo } from './move-ids.ts';

type PositionDialogProps = {
  questions: readonly AdminQuestion[];
  selected: readonly ListedQuestion[];
  /** Outlives this dialog, which closes before the new order is stored. */
  onReorder: (ids: readonly string[], onSaved: () => void) => void;
  onClose: () => void;
};

/** Moves questions within their test: the way for the keyboard, and for long ways in a long list. */
export function PositionDialog({ questions, selected, onReorder, onClose }: PositionDialogProps) {
  const last = questions.length - selected.length + 1;
  const problem = `Write a number from 1 to ${last}.`;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      z.object({ position: z.int(problem).check(z.minimum(1, problem), z.maximum(last, problem)) }),
    ),
    defaultValues: { position: (selected[0]?.index ?? 0) + 1 },
  });
  const move = handleSubmit(({ position }) => {
    const moved = new Set(selected.map(({ question }) => question.id));
    const ids = questions.map(({ id }) => id);
    onReorder(idsMovedTo(ids, moved, position - 1), () =>
      notify.success(`${count(selected.length, 'question')} moved to position ${position}`),
    );
    onClose();
  });

  return (
    <FormDialog title={`Move ${count(selected.length, 'question')}`} isDirty={false} onClose={onClose}>
      <form onSubmit={move} noValidate className="grid gap-5">
        <NumberField
          label="Move to position"
          hint={
            selected.length === 1
              ? `From 1 to ${last}.`
              : `From 1 to ${last}. The others follow behind the first.`
          }
          min={1}
          max={last}
          problem={formState.errors.position?.message}
          {...register('position', { valueAsNumber: true })}
        />
        <FormButtons submit="Move" isReady isBusy={false} problem={null} />
      </form>
    </FormDialog>
  );
}
