import { useEffect, useId, useRef } from 'react';

import { BULK_UPLOAD, FILE_FIELD, TEXT_FIELD } from '#copy/bulk-upload.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog.tsx';
import { TextArea } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';

import { BusyBar } from './busy-bar.tsx';
import { ChosenFile, FileField } from './file-field.tsx';
import { FormatHelp } from './format-help.tsx';
import { canPreview, type UploadState } from './model.ts';
import { ModeField } from './mode-field.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { StepFooter } from './step-footer.tsx';
import type { BulkUploadControl } from './use-bulk-upload.ts';

/** Laying a text of such a length out in wrapped lines would make each key press wait. */
const WRAPPED_TEXT_LENGTH = 200_000;

type InputStepProps = { upload: BulkUploadControl; isDragging: boolean };

/** The first step: a file or a text, and where its questions go. */
export function InputStep({ upload, isDragging }: InputStepProps) {
  const { state, dispatch } = upload;
  const formId = useId();
  const field = useFieldAfterWork(state);

  return (
    <>
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          upload.preview();
        }}
      >
        {state.imported !== undefined && <ImportedNotice amount={state.imported} />}
        <ProblemNotice problem={state.problem} />
        <FileField
          onFiles={upload.chooseFile}
          isDisabled={state.busy !== undefined}
          isDragging={isDragging}
        />
        {state.file ? (
          <ChosenFile file={state.file} onRemove={() => dispatch({ type: 'fileRemoved' })} />
        ) : (
          <TextArea
            ref={field}
            label={TEXT_FIELD.label}
            hint={TEXT_FIELD.hint}
            rows={8}
            spellCheck={false}
            wrap={state.text.length > WRAPPED_TEXT_LENGTH ? 'off' : 'soft'}
            readOnly={state.busy !== undefined}
            value={state.text}
            onChange={({ target }) => dispatch({ type: 'textChanged', text: target.value })}
          />
        )}
        <FileSaid state={state} />
        <ModeField
          mode={state.mode}
          presentCount={upload.presentCount}
          onChange={(mode) => dispatch({ type: 'modeChanged', mode })}
        />
        <FormatHelp />
      </form>
      <StepFooter>
        {state.busy ? (
          <BusyBar busy={state.busy} onCancel={upload.cancel} />
        ) : (
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button intent="secondary">{BULK_UPLOAD.cancel}</Button>
            </DialogClose>
            <Button type="submit" form={formId} disabled={!canPreview(state)}>
              {BULK_UPLOAD.preview}
            </Button>
          </div>
        )}
      </StepFooter>
    </>
  );
}

/** What became of the chosen file, for those who do not see it appear. */
function FileSaid({ state: { file, loadedFile } }: { state: UploadState }) {
  const said = file
    ? FILE_FIELD.willBeRead
    : loadedFile !== undefined && `${loadedFile} is in the text field now.`;

  return <output className={file || !said ? 'sr-only' : '-mt-3 text-small text-ink-soft'}>{said}</output>;
}

function ImportedNotice({ amount }: { amount: number }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);

  return (
    <div ref={element} tabIndex={-1} className="rounded-card">
      <Notice tone="positive" title={`${count(amount, 'question')} imported`}>
        They are in the practice test now. Close this window, or upload more.
      </Notice>
    </div>
  );
}

/** The text field takes the focus back, at its beginning, when the server is done or the person comes back to it. */
function useFieldAfterWork({ busy, preview, imported }: UploadState) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hasWorked = useRef(preview !== undefined);
  useEffect(() => {
    if (busy) hasWorked.current = true;
    else if (hasWorked.current && imported === undefined) {
      hasWorked.current = false;
      field.current?.setSelectionRange(0, 0);
      field.current?.focus();
    }
  }, [busy, imported]);

  return field;
}
