import type { Attempt } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { PLACEHOLDER_USER_ID } from '@second-bell/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';

import {
  DOWNLOAD_REPORT,
  NOTHING_TO_REPORT,
  PREPARING_REPORT,
  REPORT_FAILED,
  REPORT_READY,
} from '#copy/results.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { failureMessage } from '#lib/failure-message.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';

import { countedAttempts } from './view-model.ts';

const REASON_ID = 'no-report';

/** Makes the learner's report as a PDF. `attempts` is undefined until they are loaded. */
export function ReportButton({ attempts }: { attempts: readonly Attempt[] | undefined }) {
  const counted = countedAttempts(attempts ?? []);
  const hasNothing = attempts !== undefined && counted.length === 0;
  const { mutate, isPending, error } = useReport(counted);
  const make = () => {
    if (!isPending) mutate();
  };

  return (
    <div className="grid gap-2">
      <Button
        intent="secondary"
        disabled={counted.length === 0}
        // It keeps the focus while it works.
        aria-disabled={isPending}
        aria-describedby={hasNothing ? REASON_ID : undefined}
        onClick={make}
      >
        <Download aria-hidden="true" />
        <span aria-live="polite">{isPending ? PREPARING_REPORT : DOWNLOAD_REPORT}</span>
      </Button>
      {hasNothing && (
        <p id={REASON_ID} className="max-w-72 text-small text-ink-soft">
          {NOTHING_TO_REPORT}
        </p>
      )}
      {error !== null && !isPending && <ReportFailure error={error} onRetry={make} />}
    </div>
  );
}

function ReportFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = (
    <Button intent="secondary" onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      Try again
    </Button>
  );

  return (
    <Notice tone="critical" title={REPORT_FAILED} role="alert" action={retry} className="max-w-md">
      {failureMessage(error)}
    </Notice>
  );
}

/** What makes the PDF is large: it is loaded when the report is asked for. */
function useReport(attempts: readonly Attempt[]) {
  const queryClient = useQueryClient();
  const progressQuery = endpointQuery(calls.attempts.progress, { userId: PLACEHOLDER_USER_ID });

  return useMutation({
    mutationFn: async () => {
      const [progress, { reportDocument, reportFileName }, { downloadReport }] = await Promise.all([
        queryClient.fetchQuery(progressQuery),
        import('./report/report-document.ts'),
        import('./report/download-report.ts'),
      ]);
      const now = new Date();
      const report = { attempts, progress, origin: location.origin, now };
      await downloadReport(reportDocument(report), reportFileName(now));

      return reportFileName(now);
    },
    onSuccess: (fileName) => notify.success(REPORT_READY, `Look for ${fileName} in your downloads.`),
  });
}
