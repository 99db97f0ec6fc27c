import type { UploadProblem } from '@second-bell/contract';
import { useDeferredValue, useMemo } from 'react';

import { lineFollower } from './lines.ts';
import type { Preview } from './model.ts';

/** A problem where it stands now, after the edits since the preview. */
export type LineProblem = UploadProblem & { kind: 'error' | 'warning'; id: string };

/** The problems of a preview, and where a line of its text is now, while the text is being edited. */
export function useFollowedProblems({ text: previewed, result }: Preview, text: string) {
  const settledText = useDeferredValue(text);
  const lineNow = useMemo(() => lineFollower(previewed, settledText), [previewed, settledText]);
  const problems = useMemo(
    () =>
      [...ofKind('error', result.errors), ...ofKind('warning', result.warnings)].map((problem) => ({
        ...problem,
        lineNumber: lineNow(problem.lineNumber),
        ...(problem.causeLineNumber !== undefined && { causeLineNumber: lineNow(problem.causeLineNumber) }),
      })),
    [result, lineNow],
  );

  return { problems, lineNow };
}

function ofKind(kind: LineProblem['kind'], problems: readonly UploadProblem[]): LineProblem[] {
  return problems.map((problem, index) => ({ ...problem, kind, id: `${kind}-${index}` }));
}
