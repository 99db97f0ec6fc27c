import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';

import { ERROR_TITLE } from '#copy/admin.ts';
import { EXPORT } from '#copy/admin-export.ts';
import { adminDownload, isUnauthorized } from '#lib/admin-call.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { isNotFound } from '#lib/failure-message.ts';
import { saveFile } from '#lib/save-file.ts';

/** Asks the server for a file of questions and saves it. */
export function useExport() {
  return useMutation({
    mutationFn: adminDownload(calls.exports.export),
    meta: {
      success: EXPORT.success,
      failure: (error) =>
        isUnauthorized(error) ? undefined : { title: ERROR_TITLE, description: problemOf(error) },
    },
    onSuccess: saveFile,
  });
}

/** Where there is nothing to export, that is all there is to say. */
function problemOf(error: Error): string {
  return isNotFound(error) ? deskFailureMessage(error) : `${EXPORT.failure}. ${deskFailureMessage(error)}`;
}
