import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

import { MessagePage } from './message-page.tsx';

/** Shown when a page broke. Its links load the site anew, since what broke may still be in memory. */
export function CrashPage() {
  const actions = (
    <>
      <Button onClick={() => window.location.reload()}>Reload this page</Button>
      <Button asChild intent="secondary">
        <a href={PATHS.home}>Go to the home page</a>
      </Button>
    </>
  );

  return (
    <main>
      <MessagePage title="Something went wrong on this page" actions={actions}>
        <p>It is not your fault. Reload the page; if it happens again, go back to the home page.</p>
      </MessagePage>
    </main>
  );
}
