import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { PROBLEMS } from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';

import { groupProblems, type ProblemGroup } from './problem-groups.ts';
import type { LineProblem } from './use-followed-problems.ts';
import { VirtualList } from './virtual-list.tsx';

const KINDS = {
  error: { ...PROBLEMS.error, Icon: OctagonAlert, tone: 'text-critical' },
  warning: { ...PROBLEMS.warning, Icon: TriangleAlert, tone: 'text-caution' },
} as const;

type ProblemListProps = {
  kind: LineProblem['kind'];
  problems: readonly LineProblem[];
  onShowLine: (lineNumber: number) => void;
  /** Undefined while the text cannot be changed. */
  onMend: ((problems: readonly LineProblem[]) => void) | undefined;
};

/** Each problem leads to its line, and to the line that caused it; those alike stand together. */
export function ProblemList({ kind, problems, onShowLine, onMend }: ProblemListProps) {
  const { title, hint, Icon, tone } = KINDS[kind];
  if (problems.length === 0) return null;

  return (
    <section>
      <h3 className={`font-body flex items-center gap-2 font-bold ${tone}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {title} ({problems.length})
      </h3>
      <p className="mb-2 text-small text-ink-soft">{hint}</p>
      <VirtualList
        label={title}
        items={groupProblems(problems)}
        keyOf={({ id }) => id}
        rowHeight={52}
        className="max-h-72"
      >
        {(group) => <Group {...{ group, onShowLine, onMend }} />}
      </VirtualList>
    </section>
  );
}

type GroupProps = Pick<ProblemListProps, 'onShowLine' | 'onMend'> & { group: ProblemGroup };

function Group({ group: { first, others }, onShowLine, onMend }: GroupProps) {
  const { lineNumber, causeLineNumber, message, mend } = first;

  return (
    <div className="border-b border-line pb-1">
      <button
        type="button"
        className="min-h-11 w-full cursor-pointer rounded-control px-2 py-1.5 text-left -outline-offset-3 hover:bg-primary-soft"
        onClick={() => onShowLine(lineNumber)}
      >
        Line {lineNumber}: {message}
      </button>
      {causeLineNumber !== undefined && causeLineNumber !== lineNumber && (
        <LineButton onClick={() => onShowLine(causeLineNumber)}>{PROBLEMS.cause(causeLineNumber)}</LineButton>
      )}
      {mend !== undefined && onMend !== undefined && (
        <p className="flex flex-wrap items-center gap-2 px-2 py-1 text-small">
          {mend.offer}
          <Button size="small" intent="secondary" onClick={() => onMend([first])}>
            {PROBLEMS.mendOne(lineNumber)}
          </Button>
          {others.length > 0 && (
            <Button size="small" intent="secondary" onClick={() => onMend([first, ...others])}>
              {PROBLEMS.mendAll(others.length + 1)}
            </Button>
          )}
        </p>
      )}
      {others.length > 0 && <Others problems={others} onShowLine={onShowLine} />}
    </div>
  );
}

/** So many lines are listed: whoever has mended these looks again. */
const MOST_LISTED = 200;

/** The lines of the others, once they are asked for: there may be thousands. */
function Others({
  problems,
  onShowLine,
}: {
  problems: readonly LineProblem[];
  onShowLine: (line: number) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <details
      className="px-2 text-small"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary underline">
        {PROBLEMS.alike(problems.length)}
      </summary>
      {isOpen && (
        <ul className="flex flex-wrap gap-x-1">
          {problems.slice(0, MOST_LISTED).map(({ id, lineNumber, mend }) => (
            <li key={id}>
              <LineButton onClick={() => onShowLine(lineNumber)}>
                {PROBLEMS.line(lineNumber)}
                {mend !== undefined && `: ${mend.offer}`}
              </LineButton>
            </li>
          ))}
          {problems.length > MOST_LISTED && (
            <li className="px-2">{PROBLEMS.unlisted(problems.length - MOST_LISTED)}</li>
          )}
        </ul>
      )}
    </details>
  );
}

function LineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer rounded-control px-2 text-left text-small font-semibold text-primary underline -outline-offset-3 hover:bg-primary-soft"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
