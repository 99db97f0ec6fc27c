import type { ColumnRole } from '@second-bell/contract';
import { useEffect, useId, useRef } from 'react';

import { BULK_UPLOAD, COLUMN_ROLES, COLUMNS_STEP } from '#copy/bulk-upload.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { Notice } from '#ui/notice.tsx';

import { BusyBar } from './busy-bar.tsx';
import { type ChosenTable, isComplete } from './chosen-table.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { StepFooter } from './step-footer.tsx';
import type { BulkUploadControl } from './use-bulk-upload.ts';

const SAMPLE_ROWS = 3;

type ColumnsStepProps = { upload: BulkUploadControl; table: ChosenTable };

/** Between a table and its preview: what each column holds, where its headings do not say so. */
export function ColumnsStep({ upload, table }: ColumnsStepProps) {
  const { state, dispatch } = upload;
  const formId = useId();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const disabled = state.busy !== undefined;

  return (
    <>
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          upload.readColumns();
        }}
      >
        <div ref={heading} tabIndex={-1} className="rounded-card">
          <Notice tone="neutral" title={COLUMNS_STEP.title}>
            {COLUMNS_STEP.text}
          </Notice>
        </div>
        <ProblemNotice problem={state.problem} />
        <SelectField
          label={COLUMNS_STEP.firstRow}
          value={table.firstRow}
          disabled={disabled}
          onChange={({ target }) => dispatch({ type: 'firstRowChosen', firstRow: Number(target.value) })}
        >
          {placed(table.rows).map(({ place, value: row }) => (
            <option key={place} value={place}>
              {COLUMNS_STEP.row(place + 1, row.filter((cell) => cell.trim() !== '').join(' · '))}
            </option>
          ))}
        </SelectField>
        <ol className="grid gap-4 sm:grid-cols-2">
          {placed(table.roles).map(({ place: index, value: role }) => (
            <Column
              key={index}
              {...{ table, index, role, disabled }}
              onChoose={(chosen) => dispatch({ type: 'columnChosen', index, role: chosen })}
            />
          ))}
        </ol>
      </form>
      <StepFooter>
        {state.busy ? (
          <BusyBar busy={state.busy} onCancel={upload.cancel} />
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <output className="grow basis-60 text-ink-soft">
              {isComplete(table) ? '' : COLUMNS_STEP.incomplete}
            </output>
            <Button intent="secondary" onClick={() => dispatch({ type: 'editAsked' })}>
              {COLUMNS_STEP.back}
            </Button>
            <Button type="submit" form={formId} disabled={!isComplete(table)}>
              {BULK_UPLOAD.preview}
            </Button>
          </div>
        )}
      </StepFooter>
    </>
  );
}

type ColumnProps = {
  table: ChosenTable;
  index: number;
  role: ColumnRole;
  disabled: boolean;
  onChoose: (role: ColumnRole) => void;
};

/** One column with the first of its cells, and what it is taken for. */
function Column({ table: { rows, firstRow }, index, role, disabled, onChoose }: ColumnProps) {
  const samples = rows.slice(firstRow, firstRow + SAMPLE_ROWS).map((row) => row[index]?.trim() ?? '');

  return (
    <li className="grid min-w-0 content-start gap-3 rounded-card border border-line p-4">
      <SelectField
        label={COLUMNS_STEP.column(index + 1, rows[firstRow - 1]?.[index]?.trim() ?? '')}
        value={role}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = COLUMN_ROLES.find(([name]) => name === target.value)?.[0];
          if (chosen) onChoose(chosen);
        }}
      >
        {COLUMN_ROLES.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </SelectField>
      <ul className="grid gap-1 text-small text-ink-soft">
        {placed(samples).map(({ place, value: sample }) => (
          <li key={place} className="truncate">
            {sample === '' ? COLUMNS_STEP.empty : sample}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A column or a row has no other name than its place. */
function placed<Value>(values: readonly Value[]): { place: number; value: Value }[] {
  return values.map((value, place) => ({ place, value }));
}
