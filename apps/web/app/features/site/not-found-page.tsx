import { Link } from 'react-router';

import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { BusStop } from '#ui/illustrations/bus-stop.tsx';

import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const actions = (
    <>
      <Button asChild>
        <Link to={PATHS.home}>Go to the home page</Link>
      </Button>
      <Button asChild intent="secondary">
        <Link to={PATHS.choosePracticeTest}>See all practice tests</Link>
      </Button>
      <Button asChild intent="secondary">
        <Link to={PATHS.selectProduct}>Choose your exam</Link>
      </Button>
    </>
  );

  return (
    <MessagePage
      title="404 Page Not Found"
      picture={<BusStop className="h-auto w-full max-w-xs" />}
      actions={actions}
    >
      <p>There is no page at this address. It may have moved, or the link may have a typing mistake.</p>
    </MessagePage>
  );
}
