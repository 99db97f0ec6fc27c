import { cn } from '#ui/cn.ts';

export type Pane = 'findings' | 'source';

const LABELS = { findings: 'Results', source: 'Your text' } as const;

/** On a narrow screen one pane is shown at a time; on a wide one they stand side by side. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="grid grid-cols-2 rounded-control bg-surface-sunken p-1 lg:hidden"
    >
      {(['findings', 'source'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={pane === value}
          className={cn(
            'min-h-11 cursor-pointer rounded-control border-2 px-2 font-semibold',
            pane === value
              ? 'border-primary bg-surface-raised text-ink'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
          onClick={() => onChange(value)}
        >
          {LABELS[value]}
        </button>
      ))}
    </div>
  );
}
