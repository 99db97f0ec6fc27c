import { type ComponentType, lazy } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/**
 * A part of a page whose code is loaded when it is first shown. Where that fails, it says so in its place: the rest of the
 * page, which may be a test, stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }));
}

function MissingPart() {
  return (
    <Notice
      tone="caution"
      role="status"
      title="This part of the page did not load"
      action={
        <Button intent="secondary" size="small" onClick={() => window.location.reload()}>
          Reload this page
        </Button>
      }
    >
      Check your connection, then reload the page.
    </Notice>
  );
}
