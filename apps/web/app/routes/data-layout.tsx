import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { failureMessage } from '#lib/failure-message.ts';
import { keepForOffline } from '#lib/offline/registration.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { FailureWords } from '#ui/failure.tsx';
import { notify } from '#ui/notify.ts';

/** One for the whole visit: what was loaded stays, also while a page without data is shown. */
const queryClient = createQueryClient(notify);

/** Around every page that loads data; the others do not wait for the code that does. */
export default function DataLayout() {
  // Who only reads about the exams is spared what a learner needs offline; the desk needs its connection.
  useEffect(() => {
    if (!window.location.pathname.startsWith('/admin')) keepForOffline();
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <FailureWords value={failureMessage}>
        <Outlet />
      </FailureWords>
    </QueryClientProvider>
  );
}
