import { ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

import { PICTURE_WORDS } from '#copy/admin-questions.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Picture } from '#ui/picture.tsx';

import { PICTURE_TYPES, type PictureUpload } from './use-picture-upload.ts';

type PictureFieldProps = {
  /** Where the picture is; empty without one. */
  url: string;
  picture: PictureUpload;
  onRemove: () => void;
};

/** A picture that is chosen or dragged here; it is stored at once, and belongs to the question when that is saved. */
export function PictureField({ url, picture, onRemove }: PictureFieldProps) {
  const { upload, isUploading, problem } = picture;
  const [isOver, setIsOver] = useState(false);
  const ids = { hint: useId(), problem: useId() };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    upload(event.dataTransfer.files[0]);
  };

  return (
    <div className="grid gap-2">
      <p className="font-semibold">Picture</p>
      {url !== '' && (
        <div className="max-w-48">
          <Picture src={url} alt="The picture of this question" />
        </div>
      )}
      <div
        className={cn(
          'relative flex min-h-16 flex-wrap items-center gap-x-3 rounded-control border-2 border-dashed px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
      >
        <ImageUp aria-hidden="true" className="size-6 text-ink-soft" />
        <span className="font-semibold text-primary">{chooseWords(isUploading, url)}</span>
        <span id={ids.hint} className="text-small text-ink-soft">
          {PICTURE_WORDS.hint}
        </span>
        <input
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label="Picture file"
          aria-describedby={`${ids.hint} ${ids.problem}`}
          onChange={({ target }) => {
            upload(target.files?.[0]);
            // So that the same file can be chosen once more after a failure.
            target.value = '';
          }}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <p id={ids.problem} role="alert" className="font-semibold text-critical empty:hidden">
        {problem}
      </p>
      {url !== '' && (
        <Button intent="secondary" size="small" className="justify-self-start" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove picture
        </Button>
      )}
    </div>
  );
}

function chooseWords(isUploading: boolean, url: string): string {
  if (isUploading) return 'Uploading…';

  return url === '' ? 'Choose a picture or drag it here' : 'Choose another picture or drag it here';
}
