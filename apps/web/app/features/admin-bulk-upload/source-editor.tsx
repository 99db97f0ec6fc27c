import { type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';

import { count } from '#lib/format.ts';

import { countLines, lineAt, placeOfLine } from './lines.ts';
import { LineMarks } from './line-marks.tsx';
import type { LineProblem } from './use-followed-problems.ts';

export type Editor = {
  /** Brings a line into sight and puts the caret at its beginning. */
  showLine: (lineNumber: number) => void;
};

type SourceEditorProps = {
  ref: Ref<Editor>;
  text: string;
  problems: readonly LineProblem[];
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

/** So many lines stay above a line that is jumped to. */
const LINES_ABOVE = 3;

/** The text with its line numbers and marks; a plain text field, so that everything works in it as everywhere. */
export function SourceEditor({ ref, text, problems, isReadOnly, onChange }: SourceEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caretLine, setCaretLine] = useState(1);
  const marks = useMemo(() => byLine(problems), [problems]);
  const here = marks.get(caretLine);

  useImperativeHandle(ref, () => ({
    showLine: (lineNumber) => {
      if (!field.current) return;

      const { start } = placeOfLine(field.current.value, lineNumber);
      field.current.focus();
      field.current.setSelectionRange(start, start);
      const lineHeight = parseFloat(getComputedStyle(field.current).lineHeight);
      field.current.scrollTo({ top: (lineNumber - 1 - LINES_ABOVE) * lineHeight, left: 0 });
      field.current.scrollIntoView({ block: 'nearest' });
      setCaretLine(lineNumber);
    },
  }));

  return (
    <div className="lg:sticky lg:top-0">
      <div className="mb-2 flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          Your text
        </label>
        <p id={`${id}-about`} className="text-ink-soft">
          {count(countLines(text), 'line')}, {count(marks.size, 'line')} marked
        </p>
      </div>
      <LineMarks field={field} lineCount={countLines(text)} marks={marks} caretLine={caretLine}>
        <textarea
          ref={field}
          id={id}
          aria-describedby={`${id}-about`}
          wrap="off"
          spellCheck={false}
          readOnly={isReadOnly}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onSelect={({ currentTarget }) =>
            setCaretLine(lineAt(currentTarget.value, currentTarget.selectionStart))
          }
          className="relative block size-full scroll-mt-16 scroll-mb-48 resize-none overflow-auto overscroll-contain bg-transparent px-3 py-2 text-small leading-6 whitespace-pre outline-none"
        />
      </LineMarks>
      <output className="mt-2 block min-h-12 text-small">
        {here?.map(({ id: key, kind, message }) => (
          <span
            key={key}
            className={`block font-semibold ${kind === 'error' ? 'text-critical' : 'text-caution'}`}
          >
            Line {caretLine}: {message}
          </span>
        ))}
      </output>
    </div>
  );
}

function byLine(problems: readonly LineProblem[]): ReadonlyMap<number, readonly LineProblem[]> {
  const marks = new Map<number, LineProblem[]>();
  for (const problem of problems) {
    const onLine = marks.get(problem.lineNumber);
    if (onLine) onLine.push(problem);
    else marks.set(problem.lineNumber, [problem]);
  }

  return marks;
}
