import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';

import type { Closing } from '@second-bell/domain';
import { LEAVING, SAVING } from '#copy/runner.ts';
import { PATHS } from '#copy/site-links.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';

import type { DeliveryState } from './use-delivery.ts';

const WORDS: Record<Closing['kind'], { sending: string; failed: string }> = {
  submit: { sending: SAVING, failed: 'Your answers are not saved yet' },
  leave: { sending: LEAVING, failed: 'The test is not closed yet' },
};

type DeliveryNoticeProps = {
  kind: Closing['kind'];
  delivery: DeliveryState;
  /** Whether what could not be sent is safe on this device. */
  isKept: boolean;
};

/** How the sending of a closed test stands. The test itself stays on this device until the server has it. */
export function DeliveryNotice({ kind, delivery, isKept }: DeliveryNoticeProps) {
  const { sending, failed } = WORDS[kind];
  if (delivery.error === null || delivery.isSending) {
    return <Spinner label={sending} className="py-3" />;
  }

  return (
    <Notice
      tone="critical"
      title={failed}
      role="alert"
      action={<DeliveryActions onRetry={delivery.retry} canLeave={isKept} />}
    >
      <p>{failureMessage(delivery.error)}</p>
      {kind === 'submit' && <p className="mt-1">{isKept ? KEPT : NOT_KEPT}</p>}
    </Notice>
  );
}

const KEPT =
  'Nothing is lost: your test is kept on this device, and is sent by itself as soon as it can be. You can also come back to this page later.';
const NOT_KEPT = 'Nothing is lost, but keep this page open: your answers are sent as soon as they can be.';

function DeliveryActions({ onRetry, canLeave }: { onRetry: () => void; canLeave: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
      {canLeave && (
        <Button asChild intent="secondary">
          <Link to={PATHS.home}>Return to Home</Link>
        </Button>
      )}
    </div>
  );
}
