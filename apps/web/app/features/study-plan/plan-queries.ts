import { calls } from '@second-bell/contract/calls';
import type { PlanSettings } from '@second-bell/contract';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { CALENDAR_FAILED, PLAN_FAILED, PLAN_SAVED } from '#copy/study-plan.ts';
import { call } from '#lib/api-client.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { failureMessage } from '#lib/failure-message.ts';

const params = { userId: PLACEHOLDER_USER_ID };

export function planQuery() {
  // Made anew by the server each day, and by what was practised meanwhile.
  return { ...endpointQuery(calls.studyPlan.plan, params), staleTime: 0 };
}

const failedTo = (title: string) => (error: Error) => ({ title, description: failureMessage(error) });

export function useSavePlan() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: PlanSettings) => call(calls.studyPlan.save, { params, body }),
    meta: { success: PLAN_SAVED, failure: failedTo(PLAN_FAILED) },
    onSuccess: (reply) => queryClient.setQueryData(planQuery().queryKey, reply),
  });
}

export function useRemovePlan() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: () => call(calls.studyPlan.remove, { params }),
    meta: { failure: failedTo('Your plan was not deleted') },
    onSuccess: () => queryClient.setQueryData(planQuery().queryKey, { plan: null }),
  });
}

/** Makes the secret address of the calendar, a new one, or ends it. */
export function useCalendarAddress() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) await call(calls.studyPlan.shareCalendar, { params });
      else await call(calls.studyPlan.endCalendar, { params });
    },
    meta: { failure: failedTo(CALENDAR_FAILED) },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: planQuery().queryKey }),
  });
}
