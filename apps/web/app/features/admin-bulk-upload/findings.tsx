import type { Dispatch } from 'react';

import type { Preview, UploadAction } from './model.ts';
import { ProblemList } from './problem-list.tsx';
import { QuestionChoice } from './question-choice.tsx';
import type { LineProblem } from './use-followed-problems.ts';

type FindingsProps = {
  preview: Preview;
  problems: readonly LineProblem[];
  /** Where a line of the previewed text is now. */
  lineNow: (lineNumber: number) => number;
  dispatch: Dispatch<UploadAction>;
  onShowLine: (lineNumber: number) => void;
  onMend: ((problems: readonly LineProblem[]) => void) | undefined;
};

/** What was found in the text: errors, warnings, and all questions to choose from. */
export function Findings({ preview, problems, lineNow, dispatch, onShowLine, onMend }: FindingsProps) {
  return (
    <div className="grid gap-6">
      {(['error', 'warning'] as const).map((kind) => (
        <ProblemList
          key={kind}
          kind={kind}
          problems={problems.filter((problem) => problem.kind === kind)}
          onShowLine={onShowLine}
          onMend={onMend}
        />
      ))}
      {preview.result.questions.length > 0 && (
        <QuestionChoice
          preview={preview}
          onToggle={(lineNumber) => dispatch({ type: 'questionToggled', lineNumber })}
          onToggleAll={(isIncluded) => dispatch({ type: 'allToggled', isIncluded })}
          onShowLine={(lineNumber) => onShowLine(lineNow(lineNumber))}
        />
      )}
    </div>
  );
}
