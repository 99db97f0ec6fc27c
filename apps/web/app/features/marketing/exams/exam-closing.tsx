import type { ExamPageCopy } from '#copy/exam-page.ts';

import { ClosingCall } from '../sections/closing-call.tsx';
import { StartButton } from '../start/start-button.tsx';

export function ExamClosing({ exam }: { exam: ExamPageCopy }) {
  const { title, text, start } = exam.closing;

  return (
    <ClosingCall title={title} text={text}>
      <StartButton label={start} matchesProduct={exam.matchesProduct} />
    </ClosingCall>
  );
}
