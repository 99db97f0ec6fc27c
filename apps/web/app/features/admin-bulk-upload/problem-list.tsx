import { OctagonAlert, TriangleAlert } from 'lucide-react';

import type { LineProblem } from './use-followed-problems.ts';
import { VirtualList } from './virtual-list.tsx';

const KINDS = {
  error: {
    title: 'Errors',
    hint: 'These questions are not imported.',
    Icon: OctagonAlert,
    tone: 'text-critical',
  },
  warning: {
    title: 'Warnings',
    hint: 'These are imported. Have a look first.',
    Icon: TriangleAlert,
    tone: 'text-caution',
  },
} as const;

type ProblemListProps = {
  kind: LineProblem['kind'];
  problems: readonly LineProblem[];
  onShowLine: (lineNumber: number) => void;
};

/** Each problem leads to its line, and to the line that caused it. */
export function ProblemList({ kind, problems, onShowLine }: ProblemListProps) {
  const { title, hint, Icon, tone } = KINDS[kind];
  if (problems.length === 0) return null;

  return (
    <section>
      <h3 className={`font-body flex items-center gap-2 font-bold ${tone}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {title} ({problems.length})
      </h3>
      <p className="mb-2 text-small text-ink-soft">{hint}</p>
      <VirtualList label={title} items={problems} keyOf={({ id }) => id} rowHeight={52} className="max-h-72">
        {({ lineNumber, causeLineNumber, message }) => (
          <div className="border-b border-line">
            <button
              type="button"
              className="min-h-11 w-full cursor-pointer rounded-control px-2 py-1.5 text-left -outline-offset-3 hover:bg-primary-soft"
              onClick={() => onShowLine(lineNumber)}
            >
              Line {lineNumber}: {message}
            </button>
            {causeLineNumber !== undefined && causeLineNumber !== lineNumber && (
              <button
                type="button"
                className="min-h-11 cursor-pointer rounded-control px-2 text-small font-semibold text-primary underline -outline-offset-3 hover:bg-primary-soft"
                onClick={() => onShowLine(causeLineNumber)}
              >
                Go to the cause: line {causeLineNumber}
              </button>
            )}
          </div>
        )}
      </VirtualList>
    </section>
  );
}
