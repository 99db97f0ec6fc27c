import { cva } from 'class-variance-authority';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from './cn.ts';

type NoticeTone = 'neutral' | 'positive' | 'caution' | 'critical' | 'accent';

const noticeVariants = cva('flex gap-3 rounded-card border p-4 sm:p-5', {
  variants: {
    tone: {
      neutral: 'border-line bg-surface-sunken text-ink',
      positive: 'border-positive bg-positive-soft text-positive',
      caution: 'border-caution bg-caution-soft text-caution',
      critical: 'border-critical bg-critical-soft text-critical',
      accent: 'border-accent bg-accent-soft text-ink',
    },
  },
});

const ICONS = {
  neutral: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonAlert,
  accent: Info,
};

type NoticeProps = {
  tone: NoticeTone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` reads it out at once, `status` when the screen reader is free; left out, it is plain content. */
  role?: 'alert' | 'status';
  className?: string;
};

/** A message in the page: what happened, and below it what to do. */
export function Notice({ tone, title, children, action, role, className }: NoticeProps) {
  const Icon = ICONS[tone];

  return (
    <div role={role} className={cn(noticeVariants({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 grow">
        <p className="font-bold">{title}</p>
        {children !== undefined && <div className="mt-1 text-ink">{children}</div>}
        {action !== undefined && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}
