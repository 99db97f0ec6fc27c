import type { SecondFactorState } from '@second-bell/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useState } from 'react';

import { SECOND_FACTOR } from '#copy/second-factor.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';

import { QueryView } from '../query-view.tsx';
import { useFocusOnChange } from '../use-focus-on-change.ts';
import { EnrolForm } from './enrol-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondFactorCalls } from './second-factor-calls.ts';

type Step = { kind: 'idle' | 'enrol' | 'renew' | 'remove' } | { kind: 'codes'; codes: readonly string[] };

type PanelProps = { calls: SecondFactorCalls; email: string };

/** Whether codes of an app are asked for, and all that can be done about it, one thing at a time. */
export function SecondFactorPanel({ calls, email }: PanelProps) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const box = useFocusOnChange<HTMLDivElement>(step.kind, { scrolls: false });

  return (
    <div ref={box} tabIndex={-1}>
      <CurrentStep calls={calls} email={email} step={step} onStep={setStep} />
    </div>
  );
}

type CurrentStepProps = PanelProps & { step: Step; onStep: (step: Step) => void };

function CurrentStep({ calls, email, step, onStep }: CurrentStepProps) {
  const queryClient = useQueryClient();
  const state = useQuery(calls.state);
  const rest = () => onStep({ kind: 'idle' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.state.queryKey });
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    onStep({ kind: 'codes', codes: recoveryCodes });
    void refresh();
  };

  const noteRemoved = () => {
    rest();
    notify.success(SECOND_FACTOR.remove.done);
    void refresh();
  };
  const form = { email, onCancel: rest };

  if (step.kind === 'codes') return <RecoveryCodes codes={step.codes} email={email} onDone={rest} />;
  if (step.kind === 'enrol') return <EnrolForm {...form} calls={calls} onDone={showCodes} />;
  if (step.kind === 'renew') {
    return <ProofForm {...form} words={SECOND_FACTOR.renew} send={calls.renewCodes} onDone={showCodes} />;
  }
  if (step.kind === 'remove') {
    return <ProofForm {...form} words={SECOND_FACTOR.remove} send={calls.remove} onDone={noteRemoved} />;
  }

  return (
    <QueryView query={state} loading={SECOND_FACTOR.loading}>
      {(data) => <State state={data} onOpen={(kind) => onStep({ kind })} />}
    </QueryView>
  );
}

type StateProps = { state: SecondFactorState; onOpen: (kind: 'enrol' | 'renew' | 'remove') => void };

function State({ state: { enabled, recoveryCodesLeft }, onOpen }: StateProps) {
  if (!enabled) {
    return (
      <div className="grid justify-items-start gap-4">
        <Badge tone="neutral" icon={CircleOff}>
          {SECOND_FACTOR.off}
        </Badge>
        <Button intent="secondary" onClick={() => onOpen('enrol')}>
          {SECOND_FACTOR.enrol.open}
        </Button>
      </div>
    );
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Badge tone="positive" icon={CircleCheck}>
        {SECOND_FACTOR.on}
      </Badge>
      <p>{recoveryCodesLeft === 0 ? SECOND_FACTOR.noneLeft : SECOND_FACTOR.left(recoveryCodesLeft)}</p>
      <div className="flex flex-wrap gap-3">
        <Button intent="secondary" onClick={() => onOpen('renew')}>
          {SECOND_FACTOR.renew.open}
        </Button>
        <Button intent="danger" onClick={() => onOpen('remove')}>
          {SECOND_FACTOR.remove.open}
        </Button>
      </div>
    </div>
  );
}
