import { useId } from 'react';

import { MODE_FIELD } from '#copy/bulk-upload.ts';
import { count } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';

import type { UploadMode } from './model.ts';

type ModeFieldProps = {
  mode: UploadMode;
  presentCount: number | undefined;
  onChange: (mode: UploadMode) => void;
};

export function ModeField({ mode, presentCount, onChange }: ModeFieldProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{MODE_FIELD.legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['append', 'replace'] as const).map((value) => (
          <ModeOption key={value} value={value} isChosen={mode === value} onChoose={() => onChange(value)} />
        ))}
      </div>
      {mode === 'replace' && presentCount !== 0 && (
        <Notice
          tone="caution"
          title={
            presentCount === undefined
              ? 'All questions will go'
              : `${count(presentCount, 'question')} will go`
          }
          role="status"
        >
          {MODE_FIELD.warning}
        </Notice>
      )}
    </fieldset>
  );
}

type ModeOptionProps = { value: UploadMode; isChosen: boolean; onChoose: () => void };

function ModeOption({ value, isChosen, onChoose }: ModeOptionProps) {
  const id = useId();
  const { label, hint } = MODE_FIELD[value];

  return (
    <div className="flex gap-3 rounded-control border-2 border-line-strong p-3 has-checked:border-primary has-checked:bg-primary-soft">
      <input
        id={id}
        type="radio"
        name="mode"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      </div>
    </div>
  );
}
