import { FileText, FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';

import { FILE_FIELD } from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import { FILE_ENDINGS } from './file-check.ts';

type FileFieldProps = {
  onFiles: (files: readonly File[]) => void;
  isDisabled: boolean;
  /** A file is being dragged over the window. */
  isDragging: boolean;
};

/** Chooses a file, and shows where one can be dropped. */
export function FileField({ onFiles, isDisabled, isDragging }: FileFieldProps) {
  const id = useId();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again, once it has been mended.
    target.value = '';
  };

  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-4',
        isDragging ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      <div className="relative">
        <input
          id={id}
          type="file"
          accept={FILE_ENDINGS.join(',')}
          aria-describedby={`${id}-hint`}
          disabled={isDisabled}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={handleChange}
        />
        <Button
          asChild
          intent="secondary"
          size="small"
          className="peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
        >
          <label htmlFor={id}>
            <FileUp aria-hidden="true" />
            {FILE_FIELD.choose}
          </label>
        </Button>
      </div>
      <p id={`${id}-hint`} className="min-w-0 grow basis-48 text-ink-soft">
        {FILE_FIELD.drop}
      </p>
    </div>
  );
}

/** A file that waits to be read on the server. */
export function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface-sunken p-4">
      <FileText aria-hidden="true" className="size-8 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-small text-ink-soft">
          {sizeWords(file.size)}. {FILE_FIELD.willBeRead}
        </p>
      </div>
      <Button intent="secondary" size="small" onClick={onRemove}>
        {FILE_FIELD.remove}
      </Button>
    </div>
  );
}

function sizeWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);

  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
