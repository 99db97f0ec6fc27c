import type { PlanSettings } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { dateOfDay, localDay } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import * as copy from '#copy/study-plan.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { ownTimeZone } from '#lib/time-zone.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NumberField, SelectField, TextField } from '#ui/fields.tsx';

import { useSavePlan } from './plan-queries.ts';

/** Monday, Wednesday and Friday, half an hour each: what somebody with a job finds. */
const USUAL = { weekdays: [1, 3, 5], minutesPerDay: 30 };

type PlanFormProps = {
  /** What the plan is made by now; left out for the first one. */
  settings?: PlanSettings;
  onDone: () => void;
  onCancel?: () => void;
};

/** When the exam is, and how much time there is. */
export function PlanForm({ settings, onDone, onCancel }: PlanFormProps) {
  const products = useQuery(endpointQuery(calls.catalog.products));
  const save = useSavePlan();
  const [isTried, setIsTried] = useState(false);
  const [tomorrow] = useState(() => dateOfDay(localDay(new Date(), ownTimeZone()) + 1));
  const [productId, setProductId] = useState(settings?.productId ?? '');
  const [examOn, setExamOn] = useState(settings?.examOn ?? '');
  const [weekdays, setWeekdays] = useState<readonly number[]>(settings?.weekdays ?? USUAL.weekdays);
  const [minutes, setMinutes] = useState(String(settings?.minutesPerDay ?? USUAL.minutesPerDay));
  const problems = {
    productId: productId === '' ? copy.NO_EXAM : undefined,
    examOn: examOn === '' ? copy.NO_DATE : examOn < tomorrow ? copy.PAST_DATE : undefined,
    weekdays: weekdays.length === 0 ? copy.NO_DAYS : undefined,
    minutes:
      /^\d+$/.test(minutes) && Number(minutes) >= 10 && Number(minutes) <= 480 ? undefined : copy.BAD_MINUTES,
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    const body = {
      productId,
      examOn,
      weekdays: weekdays.toSorted((a, b) => a - b),
      minutesPerDay: Number(minutes),
      timeZone: ownTimeZone(),
    };
    save.mutate(body, { onSuccess: onDone });
  }

  return (
    <Card asChild className="grid gap-5">
      <form onSubmit={submit} noValidate aria-label={copy.PLAN_TITLE}>
        <SelectField
          label="Exam"
          value={productId}
          problem={shown.productId}
          onChange={(event) => setProductId(event.target.value)}
        >
          <option value="">Choose your exam</option>
          {(products.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Day of the exam"
          type="date"
          min={tomorrow}
          value={examOn}
          problem={shown.examOn}
          onChange={(event) => setExamOn(event.target.value)}
        />
        <WeekdayChoice chosen={weekdays} problem={shown.weekdays} onChange={setWeekdays} />
        <NumberField
          label="Minutes on each of these days"
          min={10}
          max={480}
          value={minutes}
          problem={shown.minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={save.isPending}>
            {settings ? 'Change my plan' : 'Make my plan'}
          </Button>
          {onCancel && (
            <Button intent="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

type WeekdayChoiceProps = {
  chosen: readonly number[];
  problem: string | undefined;
  onChange: (chosen: readonly number[]) => void;
};

function WeekdayChoice({ chosen, problem, onChange }: WeekdayChoiceProps) {
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      {...(problem !== undefined && { 'aria-describedby': 'weekdays-problem' })}
    >
      <legend className="mb-2 font-semibold">Days on which you study</legend>
      <div className="flex flex-wrap gap-2">
        {copy.WEEKDAYS.map((name, day) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-line-strong bg-surface-raised px-3 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, day] : chosen.filter((other) => other !== day))
              }
            />
            {name}
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id="weekdays-problem" className="text-small font-semibold text-critical">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
