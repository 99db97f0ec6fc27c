import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';

import { ERROR_TITLE } from '#copy/admin.ts';
import { ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { adminDownload, isUnauthorized } from '#lib/admin-call.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';
import { saveFile } from '#lib/save-file.ts';

const { success, failure } = ITEM_HEALTH.file;

/** Asks the server for the figures as CSV and saves them. */
export function useItemHealthFile() {
  return useMutation({
    mutationFn: adminDownload(calls.itemHealth.itemHealthFile),
    meta: {
      success,
      failure: (error) =>
        isUnauthorized(error)
          ? undefined
          : { title: ERROR_TITLE, description: `${failure}. ${deskFailureMessage(error)}` },
    },
    onSuccess: saveFile,
  });
}
