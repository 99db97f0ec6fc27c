import type { EnrolledSecondFactor, SecondFactorProof, SecondFactorState } from '@second-bell/contract';
import type { UseQueryOptions } from '@tanstack/react-query';

type WithCodes = { recoveryCodes: string[] };

/** The same calls, made as a learner's on the site or as those of an administrator at the desk. */
export type SecondFactorCalls = {
  state: UseQueryOptions<SecondFactorState, Error, SecondFactorState, readonly string[]>;
  enrol: (input: { body: { password: string } }) => Promise<EnrolledSecondFactor>;
  confirm: (input: { body: { code: string } }) => Promise<WithCodes>;
  renewCodes: (input: { body: SecondFactorProof }) => Promise<WithCodes>;
  remove: (input: { body: SecondFactorProof }) => Promise<undefined>;
};
