import type { StudyPlanReply } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { CalendarDays, Download } from 'lucide-react';

import * as copy from '#copy/study-plan.ts';
import { fillPath } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { useCalendarAddress } from './plan-queries.ts';

/** The plan as a file, and as an address that a calendar reads again and again. */
export function CalendarCard({ plan: { calendarPath } }: { plan: StudyPlanReply }) {
  const address = useCalendarAddress();
  const file = fillPath(calls.studyPlan.calendarFile.path, { userId: PLACEHOLDER_USER_ID });

  return (
    <Card asChild className="grid gap-4">
      <section aria-labelledby="calendar">
        <h2 id="calendar" className="flex items-center gap-2 text-heading-s">
          <CalendarDays aria-hidden="true" className="size-6 text-accent-strong" />
          {copy.CALENDAR_TITLE}
        </h2>
        <p className="text-ink-soft">{copy.CALENDAR_TEXT}</p>
        {calendarPath !== undefined && (
          <label className="grid gap-1.5 font-semibold">
            Secret address
            <input
              readOnly
              value={new URL(calendarPath, window.location.origin).href}
              onFocus={(event) => event.target.select()}
              className="min-h-12 min-w-0 rounded-control border-2 border-line-strong bg-surface-raised px-3 font-normal"
            />
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <Button asChild intent="secondary">
            <a href={file} download="study-plan.ics">
              <Download aria-hidden="true" />
              {copy.CALENDAR_DOWNLOAD}
            </a>
          </Button>
          <Button intent="secondary" disabled={address.isPending} onClick={() => address.mutate(true)}>
            {calendarPath === undefined ? copy.CALENDAR_MAKE : copy.CALENDAR_RENEW}
          </Button>
          {calendarPath !== undefined && (
            <Button intent="secondary" disabled={address.isPending} onClick={() => address.mutate(false)}>
              {copy.CALENDAR_END}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
