import { Notice } from '#ui/notice.tsx';

import type { UploadProblem } from './model.ts';

export function ProblemNotice({ problem }: { problem: UploadProblem | undefined }) {
  if (!problem) return null;

  return (
    <Notice tone="critical" title={problem.title} role="alert">
      <p>{problem.text}</p>
      {problem.more !== undefined && <p>{problem.more}</p>}
    </Notice>
  );
}
