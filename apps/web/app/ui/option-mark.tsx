import { CircleCheck, CircleX } from 'lucide-react';

export type OptionMark = 'correct' | 'incorrect';

const MARKS = {
  correct: { icon: CircleCheck, text: 'Right answer', className: 'text-positive' },
  incorrect: { icon: CircleX, text: 'Not right', className: 'text-critical' },
};

/** How an option turned out, in words and with a sign: never by its colour alone. */
export function Mark({ mark }: { mark: OptionMark }) {
  const { icon: Icon, text, className } = MARKS[mark];

  return (
    <span className={`flex items-center gap-1.5 text-small font-bold ${className}`}>
      <Icon aria-hidden="true" className="size-5" />
      {text}
    </span>
  );
}
