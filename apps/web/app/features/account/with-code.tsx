import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { NO_CODE } from '#copy/account.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Notice } from '#ui/notice.tsx';

/** What a link of a mail leads to. Its code stands behind the `#`, which no server on the way sees, nor does the build. */
export function WithCode({ children }: { children: (code: string) => ReactNode }) {
  const code = useLocation().hash.slice(1);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  if (code !== '') return children(code);

  return (
    <Notice tone="caution" title={NO_CODE.title}>
      {NO_CODE.text}
    </Notice>
  );
}
