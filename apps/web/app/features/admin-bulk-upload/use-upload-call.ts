import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import * as z from 'zod/mini';

import { ERROR_TITLE } from '#copy/admin.ts';
import { isUnauthorized } from '#lib/admin-call.ts';
import { adminUpload } from '#lib/admin-upload.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { errorCode } from '#lib/failure-message.ts';
import { currentRow } from '#lib/stale-edit.ts';
import { notify } from '#ui/notify.ts';

import type { Busy, UploadAction } from './model.ts';
import { uploadForm } from './upload-form.ts';
import type { UploadTask } from './upload-tasks.ts';

const earlierUploadSchema = z.object({ importedAt: z.string(), questionCount: z.number() });

/** Sends a form of the bulk upload, one at a time, and keeps the state told of how it goes. */
export function useUploadCall(practiceTestId: string, dispatch: Dispatch<UploadAction>) {
  const running = useRef<{ controller: AbortController; doing: Busy['doing'] }>(undefined);
  const cancel = () => running.current?.controller.abort();
  useEffect(
    // An import goes on, and the lists are loaded anew when it is done.
    () => () => {
      if (running.current?.doing !== 'importing') running.current?.controller.abort();
    },
    [],
  );

  const { mutate } = useMutation({
    mutationFn: (task: UploadTask) => {
      const controller = new AbortController();
      running.current = { controller, doing: task.doing };

      return adminUpload(calls.bulkUpload.upload, {
        form: uploadForm(practiceTestId, task),
        signal: controller.signal,
        onSent: (sent) => dispatch({ type: 'progressed', sent }),
      });
    },
    onMutate: ({ doing }) => dispatch({ type: 'started', doing }),
    onSuccess: (result, { onDone }) => onDone(result),
    onError: (error, { failure }) => fail(error, failure, dispatch),
  });

  return { send: mutate, cancel };
}

function fail(error: Error, failure: string, dispatch: Dispatch<UploadAction>): void {
  const earlier = currentRow(error, earlierUploadSchema);
  if (earlier) {
    dispatch({ type: 'stopped' });
    dispatch({ type: 'asked', asking: { what: 'again', ...earlier } });
  } else if (error.name === 'AbortError' || isUnauthorized(error)) {
    // Cancelled by the person; or the desk asks to log in again, and the text is still here.
    dispatch({ type: 'stopped' });
  } else {
    const text = deskFailureMessage(error);
    // In the dialog it stays until the next try, unlike the notice.
    dispatch({ type: 'stopped', problem: { title: failure, text } });
    notify.failure(ERROR_TITLE, errorCode(error) === undefined ? failure : text);
  }
}
