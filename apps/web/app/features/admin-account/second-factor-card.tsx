import { calls } from '@second-bell/contract/calls';

import { SECOND_FACTOR } from '#copy/second-factor.ts';
import { adminCall, adminQuery } from '#lib/admin-call.ts';
import type { SecondFactorCalls } from '#lib/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#lib/second-factor/second-factor-panel.tsx';
import { Card } from '#ui/card.tsx';

const desk = calls.secondFactor;

const CALLS: SecondFactorCalls = {
  state: adminQuery(desk.state, SECOND_FACTOR.fetchFailure),
  enrol: (input) => adminCall(desk.enrol, input),
  confirm: (input) => adminCall(desk.confirm, input),
  renewCodes: (input) => adminCall(desk.renewCodes, input),
  remove: (input) => adminCall(desk.remove, input),
};

export function SecondFactorCard({ email }: { email: string }) {
  return (
    <Card asChild className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <section>
        <h2 className="text-heading-s">{SECOND_FACTOR.title}</h2>
        <p className="-mt-2 max-w-prose text-ink-soft">{SECOND_FACTOR.text}</p>
        <SecondFactorPanel calls={CALLS} email={email} />
      </section>
    </Card>
  );
}
