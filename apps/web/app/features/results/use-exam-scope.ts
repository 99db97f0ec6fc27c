import type { Attempt } from '@second-bell/contract';
import { useSearchParams } from 'react-router';

import { type ExamScope, readScope, takenExams } from './exam-scope.ts';

/** What the figures are about. The address holds it, so that a link, a reload or Back brings it back. */
export function useExamScope(countedNewestFirst: readonly Attempt[]) {
  const [params, setParams] = useSearchParams();
  const exams = takenExams(countedNewestFirst);

  function choose({ examType, subject }: ExamScope): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('exam', examType);
        if (subject === null) next.delete('subject');
        else next.set('subject', subject);

        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { exams, scope: readScope(params, exams), choose };
}
