import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';

import { ERROR_TITLE } from '#copy/admin.ts';
import { UPLOAD_FAILURES, WRONG_TYPE } from '#copy/bulk-upload.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { notify } from '#ui/notify.ts';

import { isPdf, takeFile } from './file-check.ts';
import { withPlainLineEnds } from './lines.ts';
import { canImport, canPreview, EMPTY_UPLOAD, uploadReducer } from './model.ts';
import { useUploadCall } from './use-upload-call.ts';

export type BulkUploadControl = ReturnType<typeof useBulkUpload>;

/** The state of a bulk upload and what can be done in it. `onImported` is told once the questions are stored. */
export function useBulkUpload(practiceTestId: string, onImported: () => void) {
  const [state, dispatch] = useReducer(uploadReducer, EMPTY_UPLOAD);
  const { send, cancel } = useUploadCall(practiceTestId, dispatch);
  const queryClient = useQueryClient();
  const present = useQuery({
    ...adminQueries.questions(practiceTestId),
    enabled: state.mode === 'replace',
  });
  const { mode } = state;

  const readFile = (file: File) => {
    if (isPdf(file)) return dispatch({ type: 'pdfChosen', file });

    return send({
      doing: 'reading',
      failure: UPLOAD_FAILURES.read,
      mode,
      dryRun: true,
      source: { file },
      onDone: ({ text = '' }) =>
        dispatch({ type: 'textRead', text: withPlainLineEnds(text), fileName: file.name }),
    });
  };

  const chooseFile = (files: readonly File[]) => {
    const taken = takeFile(files);
    if ('problem' in taken) {
      const { title, text } = taken.problem;
      dispatch({ type: 'stopped', problem: taken.problem });
      notify.failure(title === WRONG_TYPE.title ? title : ERROR_TITLE, text);
    } else if (state.text.trim() === '') readFile(taken.file);
    else dispatch({ type: 'asked', asking: { what: 'overwrite', file: taken.file } });
  };

  const preview = () => {
    if (!canPreview(state) || state.busy) return;

    const { pdf, text } = state;
    send({
      doing: 'previewing',
      failure: pdf ? UPLOAD_FAILURES.parse : UPLOAD_FAILURES.preview,
      mode,
      dryRun: true,
      source: pdf ? { file: pdf } : { text },
      onDone: (result) =>
        dispatch({ type: 'previewed', text: withPlainLineEnds(result.text ?? text), result }),
    });
  };

  const store = (again = false) => {
    if (!canImport(state) || !state.preview || state.busy) return;

    const { text, excluded } = state.preview;
    send({
      doing: 'importing',
      failure: UPLOAD_FAILURES.import,
      mode,
      dryRun: false,
      source: { text },
      excluded,
      again,
      onDone: async ({ totalImported }) => {
        dispatch({ type: 'imported', count: totalImported });
        onImported();
        await queryClient.invalidateQueries();
      },
    });
  };

  /** Replacing asks first, where there is something to replace. */
  const importQuestions = () => {
    if (mode === 'append' || present.data?.length === 0) store();
    else dispatch({ type: 'asked', asking: { what: 'replace' } });
  };

  const answer = (isYes: boolean) => {
    const { asking } = state;
    dispatch({ type: 'asked', asking: undefined });
    if (!isYes || !asking) return;
    if (asking.what === 'overwrite') readFile(asking.file);
    else store(asking.what === 'again');
  };

  return {
    state,
    dispatch,
    cancel,
    chooseFile,
    preview,
    importQuestions,
    answer,
    /** How many questions a replacement takes away; undefined while nobody knows. */
    presentCount: present.data?.length,
  };
}
