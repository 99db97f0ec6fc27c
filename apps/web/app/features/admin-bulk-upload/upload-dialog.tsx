import { BULK_UPLOAD } from '#copy/bulk-upload.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

import { ColumnsStep } from './columns-step.tsx';
import { Confirmations } from './confirmations.tsx';
import { InputStep } from './input-step.tsx';
import { isDirty } from './model.ts';
import { PreviewStep } from './preview-step.tsx';
import { useBulkUpload } from './use-bulk-upload.ts';
import { useFileDrop } from './use-file-drop.ts';

type UploadDialogProps = {
  practiceTestId: string;
  practiceTestTitle: string;
  onImported: () => void;
  onClose: () => void;
};

/** Spec section 4: "input, then Preview (dry run), then either Edit (back to input) or Import (real run)"; with a table its columns between. */
export function UploadDialog({ practiceTestId, practiceTestTitle, onImported, onClose }: UploadDialogProps) {
  const upload = useBulkUpload(practiceTestId, onImported);
  const { step, preview, table, busy } = upload.state;
  // While a text is previewed, a file that is dropped is not taken; nor does the browser open it.
  const isDragging = useFileDrop((files) => {
    if (step === 'input' && !busy) upload.chooseFile(files);
  });
  const isPreview = step === 'preview' && preview !== undefined;

  return (
    <FormDialog
      title={BULK_UPLOAD.open}
      description={practiceTestTitle}
      isDirty={isDirty(upload.state)}
      onClose={onClose}
      className={isPreview ? 'max-w-7xl' : 'max-w-3xl'}
    >
      {step === 'input' && <InputStep upload={upload} isDragging={isDragging} />}
      {step === 'columns' && table && <ColumnsStep upload={upload} table={table} />}
      {isPreview && <PreviewStep upload={upload} preview={preview} />}
      <Confirmations upload={upload} practiceTestTitle={practiceTestTitle} />
    </FormDialog>
  );
}
