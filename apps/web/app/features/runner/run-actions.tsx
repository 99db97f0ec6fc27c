import { LayoutGrid } from 'lucide-react';

import { Button } from '#ui/button.tsx';

import { ExitButton } from './exit-button.tsx';

type RunActionsProps = {
  answered: number;
  isPanelOpen: boolean;
  disabled: boolean;
  onPanelToggle: () => void;
  onSave: () => void;
  onLeave: () => void;
};

/** What can be done with the test as a whole: look over it, or leave it. */
export function RunActions({ answered, isPanelOpen, disabled, onPanelToggle, ...ways }: RunActionsProps) {
  return (
    <>
      <Button
        intent="secondary"
        size="small"
        aria-expanded={isPanelOpen}
        disabled={disabled}
        onClick={onPanelToggle}
      >
        <LayoutGrid aria-hidden="true" />
        Review
      </Button>
      <ExitButton answered={answered} disabled={disabled} {...ways} />
    </>
  );
}
