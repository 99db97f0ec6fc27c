import type { ExamTools } from '@second-bell/contract';

import { SHEETS } from '#copy/exam-tools.ts';
import { RichText } from '#ui/rich-text.tsx';

import { GED_MATHEMATICS } from './ged-mathematics.ts';
import { GED_SCIENCE } from './ged-science.ts';
import { HISET_MATHEMATICS } from './hiset-mathematics.ts';
import type { Sheet } from './sheet.ts';

type SheetName = Exclude<ExamTools['formulaSheet'], 'none'>;

const FORMULA_SHEETS: Readonly<Record<SheetName, Sheet>> = {
  ged_mathematics: GED_MATHEMATICS,
  ged_science: GED_SCIENCE,
  hiset_mathematics: HISET_MATHEMATICS,
};

/** The formulas that the exam gives, part by part. */
export function FormulaSheet({ name }: { name: SheetName }) {
  return <SheetView sheet={FORMULA_SHEETS[name]} />;
}

export function SheetView({ sheet }: { sheet: Sheet }) {
  return (
    <div className="grid gap-5">
      {sheet.parts.map(({ title, rows }) => (
        <section key={title} className="grid gap-2">
          <h3 className="font-body text-body font-semibold">{title}</h3>
          <dl className="grid gap-x-4 gap-y-1.5">
            {rows.map(([what, formula]) => (
              <div
                key={`${what} ${formula}`}
                className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-3 border-b border-line pb-1.5"
              >
                <dt className="text-small">{what}</dt>
                <dd className="min-w-0 overflow-x-auto">
                  <RichText inline>{formula}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {sheet.note && <p className="text-small">{sheet.note}</p>}
      <p className="text-small wrap-anywhere text-ink-soft">
        {SHEETS.source}: {sheet.source}
      </p>
    </div>
  );
}
