import { Strikethrough } from 'lucide-react';

import { cn } from './cn.ts';

/** Said of an option that is ruled out. */
export const STRUCK_OUT = '(struck out)';

type StrikeButtonProps = { letter: string; isStruck: boolean; onPress: () => void };

/** Rules an option out, or brings it back; it can be chosen all the same. */
export function StrikeButton({ letter, isStruck, onPress }: StrikeButtonProps) {
  return (
    <button
      type="button"
      // With the keyboard, X strikes out the option itself: one stop less for each option.
      tabIndex={-1}
      aria-pressed={isStruck}
      aria-label={`Strike out option ${letter}`}
      title={`Strike out option ${letter}`}
      className={cn(
        'grid w-11 shrink-0 cursor-pointer place-items-center rounded-control border-2 disabled:cursor-default',
        isStruck
          ? 'border-primary bg-primary-soft text-primary'
          : 'border-line text-ink-soft hover:border-primary',
      )}
      onClick={onPress}
    >
      <Strikethrough aria-hidden="true" className="size-5" />
    </button>
  );
}
