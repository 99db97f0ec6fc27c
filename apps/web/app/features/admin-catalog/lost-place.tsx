import { SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import type { Crumb } from './place.ts';

type LostPlaceProps = {
  /** What the address names and nobody has: `subject`. */
  what: string;
  /** The trail as far as it holds. */
  crumbs: readonly Crumb[];
};

/** Where an address leads to something that is gone: the way to what is left. */
export function LostPlace({ what, crumbs }: LostPlaceProps) {
  const nearest = crumbs.at(-1) ?? { label: 'Products', to: DESK_PATHS.content };
  const back = (
    <Button asChild intent="secondary">
      <Link to={nearest.to}>Go to {nearest.label}</Link>
    </Button>
  );

  return (
    <EmptyState icon={SearchX} heading="h1" title={`We could not find this ${what}`} action={back}>
      It may have been deleted. History shows what was deleted, and can restore it.
    </EmptyState>
  );
}
