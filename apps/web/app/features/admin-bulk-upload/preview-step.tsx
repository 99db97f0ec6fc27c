import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  BULK_UPLOAD,
  COLUMNS_STEP,
  MODE_FIELD,
  NOTHING_CHOSEN,
  NOTHING_FOUND,
  NOTHING_VALID,
  STALE_TEXT,
} from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Notice } from '#ui/notice.tsx';

import { BusyBar } from './busy-bar.tsx';
import { Findings } from './findings.tsx';
import { canImport, chosenCount, isStale, type Preview, type UploadState } from './model.ts';
import { type Pane, PaneSwitch } from './pane-switch.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { type Editor, SourceEditor } from './source-editor.tsx';
import { StepFooter } from './step-footer.tsx';
import type { BulkUploadControl } from './use-bulk-upload.ts';
import { applyMends } from './problem-groups.ts';
import { type LineProblem, useFollowedProblems } from './use-followed-problems.ts';

type PreviewStepProps = { upload: BulkUploadControl; preview: Preview };

/** The second step: what was found, beside the text it was found in, which can be mended here. */
export function PreviewStep({ upload, preview }: PreviewStepProps) {
  const { state, dispatch } = upload;
  const [pane, setPane] = useState<Pane>('findings');
  const editor = useRef<Editor>(null);
  const { problems, lineNow } = useFollowedProblems(preview, state.text);
  const showLine = (lineNumber: number) => {
    // On a narrow screen the text is hidden until then.
    flushSync(() => setPane('source'));
    editor.current?.showLine(lineNumber);
  };

  const mend = (mended: readonly LineProblem[]) => {
    dispatch({ type: 'textChanged', text: applyMends(state.text, mended) });
  };

  return (
    <>
      <div className="grid gap-5">
        <Found key={preview.number} {...preview} />
        <ProblemNotice problem={state.problem} />
        <PreviewFacts result={preview.result} />
        <PaneSwitch pane={pane} onChange={setPane} />
        <div className="grid gap-6 lg:grid-cols-2">
          <section className={cn('min-w-0', pane !== 'source' && 'max-lg:hidden')}>
            <SourceEditor
              ref={editor}
              text={state.text}
              problems={problems}
              isReadOnly={state.busy !== undefined}
              onChange={(text) => dispatch({ type: 'textChanged', text })}
            />
          </section>
          <section className={cn('min-w-0', pane !== 'findings' && 'max-lg:hidden')}>
            <Findings
              {...{ preview, problems, lineNow, dispatch }}
              onShowLine={showLine}
              onMend={state.busy ? undefined : mend}
            />
          </section>
        </div>
      </div>
      <StepFooter>
        {state.busy ? <BusyBar busy={state.busy} onCancel={upload.cancel} /> : <Actions upload={upload} />}
      </StepFooter>
    </>
  );
}

/** Mounted with each preview, and takes the focus then: what was found is what comes next. */
function Found({ result: { message, totalErrors } }: Preview) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);

  return (
    <div ref={element} tabIndex={-1} className="rounded-card">
      <Notice tone={totalErrors === 0 ? 'positive' : 'caution'} title={message} className="p-3 sm:p-4" />
    </div>
  );
}

function Actions({ upload }: { upload: BulkUploadControl }) {
  const { state, dispatch } = upload;

  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <output className="grow basis-60 text-ink-soft">
        {isStale(state) ? <StaleText /> : whatHappens(state)}
      </output>
      {state.table && !isStale(state) && (
        <Button intent="secondary" onClick={() => dispatch({ type: 'columnsAsked' })}>
          {COLUMNS_STEP.change}
        </Button>
      )}
      <Button intent="secondary" onClick={() => dispatch({ type: 'editAsked' })}>
        {BULK_UPLOAD.edit}
      </Button>
      {isStale(state) ? (
        <Button onClick={upload.preview}>{BULK_UPLOAD.previewAgain}</Button>
      ) : (
        <Button disabled={!canImport(state)} onClick={upload.importQuestions}>
          {BULK_UPLOAD.import}
        </Button>
      )}
    </div>
  );
}

function StaleText() {
  return (
    <span className="flex items-center gap-2 font-semibold text-caution">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      {STALE_TEXT}
    </span>
  );
}

/** What Import will do, or why it cannot. */
function whatHappens({ preview, mode }: UploadState): string {
  if (!preview) return '';

  const { questions, errors } = preview.result;
  if (questions.length === 0) return errors.length === 0 ? NOTHING_FOUND : NOTHING_VALID;

  return chosenCount(preview) === 0 ? NOTHING_CHOSEN : `${MODE_FIELD[mode].label}: ${MODE_FIELD[mode].hint}`;
}
