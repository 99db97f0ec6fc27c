import { CLIENT_NEEDS, NCLEX } from '#copy/nclex.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

import { CardLink } from '../start/card-link.tsx';

/** The four client-need categories, with their share of the test plan; each leads to its tests. */
export function ClientNeeds() {
  return (
    <ul className="-mb-5 gap-5 md:columns-2">
      {CLIENT_NEEDS.map((need) => (
        <Card
          asChild
          key={need.title}
          className="group relative mb-5 grid break-inside-avoid gap-3 transition-colors hover:border-primary"
        >
          <li>
            <p className="font-heading text-display font-semibold text-primary">{percentOf(need)}</p>
            <h3 className="text-heading-s">
              <CardLink title={need.title} matchesProduct={NCLEX.matchesProduct} subject={need.title} />
            </h3>
            <p className="text-ink-soft">{need.text}</p>
            {need.parts.length > 0 && (
              <ul className="mt-1 grid border-t border-line">
                {need.parts.map((part) => (
                  <li
                    key={part.title}
                    className="flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-b-0"
                  >
                    {part.title}
                    <Badge>{percentOf(part)}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </li>
        </Card>
      ))}
    </ul>
  );
}

function percentOf({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}%`;
}
