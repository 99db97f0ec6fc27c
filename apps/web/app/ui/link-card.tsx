import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

type LinkCardProps = { to: string; title: string; description?: string | undefined };

/** A sheet that is a link as a whole. */
export function LinkCard({ to, title, description }: LinkCardProps) {
  return (
    <Link
      to={to}
      className="group flex h-full items-center gap-4 rounded-card border border-line bg-surface-raised p-5 shadow-card transition-colors hover:border-primary sm:p-6"
    >
      <span className="min-w-0 grow">
        <span className="block font-heading text-heading-s font-semibold">{title}</span>
        {description !== undefined && <span className="mt-1 block text-ink-soft">{description}</span>}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-6 shrink-0 text-primary transition-transform motion-safe:group-hover:translate-x-1"
      />
    </Link>
  );
}
