import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type ContentRowProps = {
  name: string;
  /** The level below. */
  to: string;
  description?: string | undefined;
  /** In a few words each: `60 minutes`. */
  facts: readonly string[];
  /** Moves the row, where its list has an order. */
  controls?: ReactNode;
  actions: ReactNode;
};

/** What stands in a row of each level: the way down, what it is, and what can be done with it. */
export function ContentRow({ name, to, description, facts, controls, actions }: ContentRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-96">
        <h2 className="font-body text-lead">
          <Link
            to={to}
            className="-my-1.5 inline-block rounded-control py-2 text-primary underline-offset-4 hover:underline"
          >
            {name}
            <ChevronRight aria-hidden="true" className="ml-1 inline size-5" />
          </Link>
        </h2>
        <ul className="flex flex-wrap gap-x-4">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {description !== undefined && <p className="text-small text-ink-soft">{description}</p>}
      </div>
      <div className="-mx-3 flex flex-wrap items-center gap-x-2">
        {controls}
        <div className="flex flex-wrap">{actions}</div>
      </div>
    </div>
  );
}
