import { Link } from 'react-router';

import { CONNECT_ONCE } from '#copy/offline.ts';
import { studentTestPath } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Stands where a timed test would start: says what it takes, and what can be done meanwhile. */
export function ConnectOnce({ testId }: { testId: string }) {
  return (
    <Notice
      tone="neutral"
      title={CONNECT_ONCE.title}
      role="alert"
      action={
        <Button asChild intent="secondary">
          <Link to={studentTestPath(testId)}>{CONNECT_ONCE.action}</Link>
        </Button>
      }
    >
      {CONNECT_ONCE.text}
    </Notice>
  );
}
