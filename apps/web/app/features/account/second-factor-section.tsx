import type { Account } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { SECOND_FACTOR } from '#copy/second-factor.ts';
import { call } from '#lib/api-client.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import type { SecondFactorCalls } from '#lib/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#lib/second-factor/second-factor-panel.tsx';

import { AccountSection } from './account-section.tsx';

const own = calls.ownSecondFactor;

const CALLS: SecondFactorCalls = {
  state: endpointQuery(own.state),
  enrol: (input) => call(own.enrol, input),
  confirm: (input) => call(own.confirm, input),
  renewCodes: (input) => call(own.renewCodes, input),
  remove: (input) => call(own.remove, input),
};

export function SecondFactorSection({ account }: { account: Account }) {
  return (
    <AccountSection title={SECOND_FACTOR.title} text={SECOND_FACTOR.text}>
      <SecondFactorPanel calls={CALLS} email={account.email} />
    </AccountSection>
  );
}
