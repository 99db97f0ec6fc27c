import { Check, CloudOff, type LucideIcon, RefreshCw } from 'lucide-react';

import { saveWords } from '#copy/runner.ts';

import type { SyncView } from './sync.ts';

const ICONS: Record<SyncView['state'], LucideIcon> = {
  saved: Check,
  saving: RefreshCw,
  offline: CloudOff,
  refused: Check,
};

/** Where the learner's answers are: the one line that lets them stop worrying. */
export function SaveStatus({ state, waiting, isKept }: Omit<SyncView, 'isCompleted'> & { isKept: boolean }) {
  const Icon = ICONS[state];

  return (
    <output className="flex items-start gap-1.5 text-small whitespace-normal text-ink-soft">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {saveWords({ state, waiting, isKept })}
    </output>
  );
}
