import type { LucideIcon } from 'lucide-react';

import { Button } from './button.tsx';

/** A row of a list: a sheet of its own. It does not light up under the pointer: what can be pressed is in it. */
export const ROW_LOOK = 'rounded-card border border-line bg-surface-raised p-4 sm:px-5';

type RowActionProps = {
  icon: LucideIcon;
  label: string;
  /** Which row, for those who hear the buttons one by one. */
  name: string;
  disabled?: boolean;
  onClick: () => void;
};

export function RowAction({ icon: Icon, label, name, disabled, onClick }: RowActionProps) {
  return (
    <Button intent="quiet" size="small" disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" />
      <span>
        {label}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}
