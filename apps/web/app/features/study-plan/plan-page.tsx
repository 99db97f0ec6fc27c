import type { StudyPlanReply } from '@second-bell/contract';
import { dayOfDate } from '@second-bell/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { PLAN_INTRO, PLAN_TITLE } from '#copy/study-plan.ts';
import { dayName } from '#lib/day-words.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

import { CalendarCard } from './calendar-card.tsx';
import { PlanForm } from './plan-form.tsx';
import { planQuery, useRemovePlan } from './plan-queries.ts';
import { PlanView } from './plan-view.tsx';

/** A plan from today to the day of the exam, or the questions that it is made by. */
export function PlanPage() {
  const query = useQuery(planQuery());
  const [isChanging, setIsChanging] = useState(false);

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="text-heading-l">{PLAN_TITLE}</h1>
      <QueryView query={query} loading="Loading your plan…">
        {({ plan }) =>
          plan === null ? (
            <>
              <p className="text-lead text-ink-soft">{PLAN_INTRO}</p>
              <PlanForm onDone={() => setIsChanging(false)} />
            </>
          ) : isChanging ? (
            <PlanForm
              settings={plan.settings}
              onDone={() => setIsChanging(false)}
              onCancel={() => setIsChanging(false)}
            />
          ) : (
            <>
              <PlanHeader plan={plan} onChange={() => setIsChanging(true)} />
              <PlanView plan={plan} />
              <CalendarCard plan={plan} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function PlanHeader({ plan, onChange }: { plan: StudyPlanReply; onChange: () => void }) {
  const remove = useRemovePlan();
  const { examOn } = plan.settings;
  const days = dayOfDate(examOn) - dayOfDate(plan.today);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-lead">
        {plan.productName} on {dayName(dayOfDate(examOn))}
        {days > 0 && <span className="text-ink-soft">, {count(days, 'day')} away</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button intent="secondary" size="small" onClick={onChange}>
          Change
        </Button>
        <DeleteButton onDelete={() => remove.mutate()} />
      </div>
    </div>
  );
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button intent="quiet" size="small" onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete your plan?"
          confirm="Delete the plan"
          cancel="Keep it"
          onConfirm={onDelete}
          onCancel={() => setIsAsking(false)}
        >
          Its calendar ends, too. What you practiced stays.
        </ConfirmDialog>
      )}
    </>
  );
}
