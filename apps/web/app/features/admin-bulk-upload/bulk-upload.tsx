import { Upload } from 'lucide-react';
import { useState } from 'react';

import { BULK_UPLOAD } from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';

import { UploadDialog } from './upload-dialog.tsx';

type BulkUploadProps = {
  practiceTestId: string;
  practiceTestTitle: string;
  /** Called when questions were imported; what is shown of them is loaded anew by itself. */
  onImported?: () => void;
};

/** The button that opens the bulk upload of a practice test, and its dialog. */
export function BulkUpload({ practiceTestId, practiceTestTitle, onImported }: BulkUploadProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button intent="secondary" onClick={() => setIsOpen(true)}>
        <Upload aria-hidden="true" />
        {BULK_UPLOAD.open}
      </Button>
      {isOpen && (
        <UploadDialog
          practiceTestId={practiceTestId}
          practiceTestTitle={practiceTestTitle}
          onImported={() => onImported?.()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
