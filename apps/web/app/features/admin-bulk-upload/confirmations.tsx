import { count, formatMoment } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

import { type Asking, chosenCount } from './model.ts';
import type { BulkUploadControl } from './use-bulk-upload.ts';

type ConfirmationsProps = { upload: BulkUploadControl; practiceTestTitle: string };

/** Asks before a text, or what is stored, is lost or doubled. */
export function Confirmations({ upload, practiceTestTitle }: ConfirmationsProps) {
  const { asking } = upload.state;
  if (!asking) return null;
  if (asking.what === 'again') return <AskAgain {...{ asking, upload, practiceTestTitle }} />;
  if (asking.what === 'replace') return <AskReplace {...{ upload, practiceTestTitle }} />;

  return (
    <ConfirmDialog
      title="Replace your text?"
      confirm="Use the file"
      cancel="Keep my text"
      {...answersOf(upload)}
    >
      <p>The text of {asking.file.name} takes the place of what you wrote.</p>
    </ConfirmDialog>
  );
}

function AskReplace({ upload, practiceTestTitle }: ConfirmationsProps) {
  const { presentCount } = upload;
  const { preview } = upload.state;
  const going = presentCount === undefined ? 'All questions' : count(presentCount, 'question');
  const coming = count(preview ? chosenCount(preview) : 0, 'question');

  return (
    <ConfirmDialog title="Replace all questions?" confirm="Replace" {...answersOf(upload)}>
      <p>
        {going} of {practiceTestTitle} will go. What you chose takes their place: {coming}.
      </p>
      <p>History keeps the old ones for 30 days. You can put them back from there.</p>
    </ConfirmDialog>
  );
}

type AskAgainProps = ConfirmationsProps & { asking: Extract<Asking, { what: 'again' }> };

function AskAgain({ asking, upload, practiceTestTitle }: AskAgainProps) {
  return (
    <ConfirmDialog title="Add it again?" confirm="Add again" intent="primary" {...answersOf(upload)}>
      <p>
        You added this text to {practiceTestTitle} on {formatMoment(asking.importedAt)} (
        {count(asking.questionCount, 'question')}).
      </p>
      <p>If you add it again, learners see each of its questions twice.</p>
    </ConfirmDialog>
  );
}

function answersOf({ answer }: BulkUploadControl) {
  return { onConfirm: () => answer(true), onCancel: () => answer(false) };
}
