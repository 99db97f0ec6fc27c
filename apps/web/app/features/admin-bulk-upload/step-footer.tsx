import type { ReactNode } from 'react';

/** The actions of a step: they stay at the dialog's lower edge while its content scrolls. */
export function StepFooter({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-5 mt-6 -mb-5 border-t border-line bg-surface-raised px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7 tall:sticky tall:-bottom-5 tall:z-10 sm:tall:-bottom-7">
      {children}
    </div>
  );
}
