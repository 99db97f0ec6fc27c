import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import { Button } from '#ui/button.tsx';

type WayCardProps = { icon: LucideIcon; title: string; text: string; action: string; to: string };

export function WayCard({ icon: Icon, title, text, action, to }: WayCardProps) {
  return (
    <div className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-heading-m">{title}</h3>
        <p className="max-w-prose text-ink-soft">{text}</p>
        <Button asChild intent="secondary" className="mt-2">
          <Link to={to}>{action}</Link>
        </Button>
      </div>
    </div>
  );
}
