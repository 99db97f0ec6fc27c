import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';

import { failureMessage } from '#lib/failure-message.ts';
import { offlineHelp } from '#lib/offline/offline-help.tsx';
import { keepForOffline } from '#lib/offline/registration.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { onTestsSent } from '#lib/tests-sent.ts';
import { FailureHelp, FailureWords } from '#ui/failure.tsx';
import { useSendPracticeAnswers } from '#lib/use-send-practice-answers.ts';
import { notify } from '#ui/notify.ts';

/** One for the whole visit: what was loaded stays, also while a page without data is shown. */
const queryClient = createQueryClient(notify);

// It outlives the pages: what they loaded before is out of date then.
if (typeof window !== 'undefined') {
  onTestsSent(() => void queryClient.invalidateQueries({ queryKey: ['/api/users'] }));
}

const noHelp = () => ({});

/** Around every page that loads data; the others do not wait for the code that does. */
export default function DataLayout() {
  const isDesk = useLocation().pathname.startsWith('/admin');

  // Who only reads about the exams is spared what a learner needs offline; the desk needs its connection.
  useEffect(() => {
    if (!isDesk) keepForOffline();
  }, [isDesk]);
  useSendPracticeAnswers();

  return (
    <QueryClientProvider client={queryClient}>
      <FailureWords value={failureMessage}>
        <FailureHelp value={isDesk ? noHelp : offlineHelp}>
          <Outlet />
        </FailureHelp>
      </FailureWords>
    </QueryClientProvider>
  );
}
