import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

import { PATHS, PROGRESS_TITLE } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';

import { standing } from './format.ts';
import { useOpenTests } from './open-tests.ts';

type ContinueTestsProps = {
  /** Only tests of a product whose name fits; else of all. */
  matchesProduct?: (productName: string) => boolean;
  className?: string;
};

/** More would push the page itself out of sight. */
const MOST_SHOWN = 2;

/** The tests under way in this browser, the last one first: each one press away. Nothing where there is none. */
export function ContinueTests({ matchesProduct, className }: ContinueTestsProps) {
  const tests = useOpenTests();
  const shown = tests
    // What was handed in cannot be gone on with; the results tell of it.
    .filter(({ isClosed }) => !isClosed)
    .filter((test) => matchesProduct === undefined || matchesProduct(test.examType ?? ''))
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;

  return (
    <section aria-label="Tests you have begun" className={cn('grid gap-3', className)}>
      {shown.map((test) => (
        <div
          key={test.href}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent bg-accent-soft p-4"
        >
          <div className="min-w-0">
            <p className="font-semibold">{test.title}</p>
            <p className="text-small">{standing(test)}</p>
          </div>
          <Button asChild>
            <Link to={test.href}>
              Continue
              <span className="sr-only">: {test.title}</span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </div>
      ))}
      <Link
        to={PATHS.progress}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline-offset-4 hover:underline"
      >
        {PROGRESS_TITLE}
      </Link>
    </section>
  );
}
