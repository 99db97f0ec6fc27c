import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';

import { CLOSING } from '#copy/home.ts';
import { examPath, FEATURED_EXAM_ID, PATHS, WHATSAPP_URL } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

import { ClosingCall } from '../sections/closing-call.tsx';

export function HomeClosing() {
  return (
    <ClosingCall title={CLOSING.title} text={CLOSING.text}>
      <Button asChild size="large" className="w-full sm:w-auto">
        <Link to={examPath(FEATURED_EXAM_ID)}>{CLOSING.order}</Link>
      </Button>
      <Button asChild intent="secondary" size="large" className="w-full sm:w-auto">
        <a href={WHATSAPP_URL} rel="noopener noreferrer" target="_blank">
          <MessageCircle aria-hidden="true" />
          <span>
            {CLOSING.chat}
            <span className="sr-only"> (opens a new tab)</span>
          </span>
        </a>
      </Button>
      <p className="w-full text-small">{CLOSING.orderNote}</p>
      <p className="w-full">
        New here?{' '}
        <Link
          to={PATHS.about}
          className="font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4"
        >
          Read who we are
        </Link>
      </p>
    </ClosingCall>
  );
}
