import { createContext, useContext } from 'react';

/** Options that a learner has ruled out, by what names each one in its list. */
export type Strikes = { struck: readonly string[]; onToggle: (option: string, letter: string) => void };

/** Null where options cannot be struck out. */
export const StrikesContext = createContext<Strikes | null>(null);

/** `letter` is how the option is called when its strike is told. */
export function useStrike(option: string, letter: string): { isStruck: boolean; toggle: () => void } | null {
  const strikes = useContext(StrikesContext);

  return (
    strikes && { isStruck: strikes.struck.includes(option), toggle: () => strikes.onToggle(option, letter) }
  );
}
