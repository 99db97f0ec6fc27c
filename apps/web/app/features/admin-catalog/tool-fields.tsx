import { type CreatePracticeTest, examToolsSchema } from '@second-bell/contract';
import type { UseFormRegister } from 'react-hook-form';

import { TOOLS_HINT } from '#copy/admin.ts';
import { CALCULATOR_NAMES, FORMULA_SHEET_NAMES, TOOL_NAMES } from '#copy/exam-tools.ts';
import { CheckboxField, SelectField } from '#ui/fields.tsx';

const { calculator, formulaSheet } = examToolsSchema.shape;
const SWITCHES = ['symbolGuide', 'strikeThrough', 'highlighter', 'scratchPad'] as const;

type ToolFieldsProps = { legend: string; register: UseFormRegister<Omit<CreatePracticeTest, 'subjectId'>> };

/** Which tools learners have on screen in a test. */
export function ToolFields({ legend, register }: ToolFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{legend}</legend>
      <p className="-mt-2 text-small text-ink-soft">{TOOLS_HINT}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={TOOL_NAMES.calculator} {...register('tools.calculator')}>
          {calculator.options.map((value) => (
            <option key={value} value={value}>
              {CALCULATOR_NAMES[value]}
            </option>
          ))}
        </SelectField>
        <SelectField label={TOOL_NAMES.formulaSheet} {...register('tools.formulaSheet')}>
          {formulaSheet.options.map((value) => (
            <option key={value} value={value}>
              {FORMULA_SHEET_NAMES[value]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {SWITCHES.map((tool) => (
          <CheckboxField key={tool} label={TOOL_NAMES[tool]} {...register(`tools.${tool}`)} />
        ))}
      </div>
    </fieldset>
  );
}
