import { IMAGE_MAX_BYTES } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { PICTURE_WORDS } from '#copy/admin-questions.ts';
import { adminMutation } from '#lib/admin-call.ts';
import { deskFailureMessage } from '#lib/desk-failure.ts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** Stores a picture on the server, and tells its address. What is wrong with it is said in words, beside the field. */
export function usePictureUpload(onStored: (url: string) => void) {
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending, error } = useMutation({ mutationFn: adminMutation(calls.images.upload) });

  function upload(file: File | undefined): void {
    if (!file) return;

    const problem = problemOf(file);
    setRefusal(problem);
    if (problem !== undefined) return;

    const form = new FormData();
    form.append('file', file);
    mutate({ form }, { onSuccess: ({ url }) => onStored(url) });
  }

  return {
    upload,
    isUploading: isPending,
    problem: refusal ?? (error ? deskFailureMessage(error) : undefined),
  };
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** The server looks at the file itself; this spares the way there where its name and size are enough. */
function problemOf(file: File): string | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return PICTURE_WORDS.wrongKind;

  return file.size > IMAGE_MAX_BYTES ? PICTURE_WORDS.tooLarge : undefined;
}
