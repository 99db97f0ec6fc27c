import { LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';

import { type StartOf } from './start-path.ts';
import { useStart } from './use-start.ts';

type CardLinkProps = StartOf & { title: string };

/** The heading of a card as a link that the whole card takes up. The card is `relative`. */
export function CardLink({ title, ...start }: CardLinkProps) {
  const { isLooking, link } = useStart(start);

  return (
    <Link
      {...link}
      className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
    >
      {title}
      {isLooking && (
        <LoaderCircle aria-hidden="true" className="ml-2 inline size-5 motion-safe:animate-spin" />
      )}
      <output className="sr-only">{isLooking && 'Loading…'}</output>
    </Link>
  );
}
