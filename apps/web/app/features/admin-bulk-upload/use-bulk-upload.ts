import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';

import { ERROR_TITLE } from '#copy/admin.ts';
import { WRONG_TYPE } from '#copy/bulk-upload.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { notify } from '#ui/notify.ts';

import { isComplete } from './chosen-table.ts';
import { isPlainText, takeFile } from './file-check.ts';
import { canImport, canPreview, EMPTY_UPLOAD, uploadReducer } from './model.ts';
import { columnsTask, importTask, previewTask, readTask } from './upload-tasks.ts';
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

  const readFile = (file: File) =>
    isPlainText(file) ? send(readTask(file, state, dispatch)) : dispatch({ type: 'fileChosen', file });

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
    if (canPreview(state) && !state.busy) send(previewTask(state, dispatch));
  };

  const readColumns = () => {
    if (state.table && isComplete(state.table) && !state.busy) {
      send(columnsTask(state.table, state.mode, dispatch));
    }
  };

  const store = (again: boolean) => {
    if (!canImport(state) || !state.preview || state.busy) return;

    const handleImported = async (count: number) => {
      dispatch({ type: 'imported', count });
      onImported();
      await queryClient.invalidateQueries();
    };
    send(importTask(state.preview, state.mode, again, handleImported));
  };

  /** Replacing asks first, where there is something to replace. */
  const importQuestions = () => {
    if (state.mode === 'append' || present.data?.length === 0) store(false);
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
    readColumns,
    importQuestions,
    answer,
    /** How many questions a replacement takes away; undefined while nobody knows. */
    presentCount: present.data?.length,
  };
}
