import { ArrowRight, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from '#ui/button.tsx';

import { useStart } from './use-start.ts';

type StartButtonProps = { label: string; matchesProduct: (productName: string) => boolean };

/** Leads to the exam's own tests. */
export function StartButton({ label, matchesProduct }: StartButtonProps) {
  const { isLooking, link } = useStart({ matchesProduct });
  const Icon = isLooking ? LoaderCircle : ArrowRight;

  return (
    <Button asChild size="large" className="w-full sm:w-auto">
      <Link {...link}>
        {label}
        <Icon aria-hidden="true" className={isLooking ? 'motion-safe:animate-spin' : undefined} />
        <output className="sr-only">{isLooking && 'Loading…'}</output>
      </Link>
    </Button>
  );
}
