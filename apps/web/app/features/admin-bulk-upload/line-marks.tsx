import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';

import { cn } from '#ui/cn.ts';

import type { LineProblem } from './use-followed-problems.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Of the text field that stands before the marks: `leading-6` and `py-2`. */
const LINE_HEIGHT_REM = 1.5;
const FIELD_PADDING_REM = 0.5;

type LineMarksProps = {
  /** The text field, which scrolls. */
  field: RefObject<HTMLTextAreaElement | null>;
  lineCount: number;
  marks: ReadonlyMap<number, readonly LineProblem[]>;
  caretLine: number;
  children: ReactNode;
};

/**
 * The numbers and marks behind a text field with lines of one height. Screen readers hear of the problems in their list,
 * and on their line below the field.
 */
export function LineMarks({ field, lineCount, marks, caretLine, children }: LineMarksProps) {
  // It grows with the browser's letter size.
  const [lineHeight] = useState(
    () => LINE_HEIGHT_REM * parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const virtualizer = useVirtualRows({
    box: field,
    count: lineCount,
    rowHeight: lineHeight,
    paddingStart: (lineHeight * FIELD_PADDING_REM) / LINE_HEIGHT_REM,
    isInStep: true,
  });
  const offset = virtualizer.scrollOffset ?? 0;
  const digits = String(lineCount).length;

  return (
    <div className="relative h-[45dvh] min-h-60 lg:h-[60dvh] overflow-hidden rounded-control border-2 border-line-strong has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-3 has-[textarea:focus-visible]:outline-focus">
      <div aria-hidden="true" className="absolute inset-0">
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <LineMark
            key={index}
            lineNumber={index + 1}
            kind={kindOf(marks.get(index + 1))}
            hasCaret={index + 1 === caretLine}
            top={start - offset}
            {...{ lineHeight, digits }}
          />
        ))}
      </div>
      <div className="absolute inset-y-0 right-0" style={{ left: gutterWidth(digits) }}>
        {children}
      </div>
    </div>
  );
}

type LineMarkProps = {
  lineNumber: number;
  kind: LineProblem['kind'] | undefined;
  hasCaret: boolean;
  top: number;
  lineHeight: number;
  digits: number;
};

const MARKS = {
  error: { Icon: OctagonAlert, line: 'bg-critical-soft', number: 'font-bold text-critical' },
  warning: { Icon: TriangleAlert, line: 'bg-caution-soft', number: 'font-bold text-caution' },
} as const;

function LineMark({ lineNumber, kind, hasCaret, top, lineHeight, digits }: LineMarkProps) {
  const mark = kind && MARKS[kind];

  return (
    <div
      className={cn('absolute inset-x-0 top-0', mark?.line, hasCaret && 'border-y border-line-strong')}
      style={{ height: lineHeight, transform: `translateY(${top}px)` }}
    >
      <div
        className={cn(
          'flex h-full items-center justify-end gap-1 pr-1.5 text-small tabular-nums',
          mark ? mark.number : 'bg-surface-sunken text-ink-soft',
        )}
        style={{ width: gutterWidth(digits) }}
      >
        {mark && <mark.Icon className="size-4 shrink-0" />}
        {lineNumber}
      </div>
    </div>
  );
}

function gutterWidth(digits: number): string {
  return `calc(${digits}ch + 2rem)`;
}

function kindOf(problems: readonly LineProblem[] | undefined): LineProblem['kind'] | undefined {
  return problems?.some(({ kind }) => kind === 'error') === true ? 'error' : problems?.[0]?.kind;
}
