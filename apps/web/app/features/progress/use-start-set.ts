import type { PracticeSetWish } from '@second-bell/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { NOTHING_FITS, SECONDS_PER_QUESTION } from '#copy/progress.ts';
import { beginPracticeRun, makePracticeSet } from '#lib/practice-run.ts';

type Start = { title: string; wish: PracticeSetWish; isTimed?: boolean };

/** No question fits what was asked for: nothing failed, and trying again would not help. */
export class NothingFits extends Error {
  constructor() {
    super(NOTHING_FITS);
  }
}

/** Puts a set together and goes to its first question. */
export function useStartSet() {
  const navigate = useNavigate();

  return useMutation({
    mutationFn: async ({ title, wish, isTimed = false }: Start) => {
      const { questions } = await makePracticeSet(wish);
      if (questions.length === 0) throw new NothingFits();
      const limitSeconds = isTimed ? questions.length * SECONDS_PER_QUESTION : null;

      return beginPracticeRun({ title, questions, limitSeconds, toFix: [] });
    },
    onSuccess: (path) => void navigate(path),
  });
}
