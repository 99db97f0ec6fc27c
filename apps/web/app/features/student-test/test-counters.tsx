import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';

import { ElapsedTime } from '#lib/attempt-log/elapsed-time.tsx';
import type { TestClock } from '#lib/attempt-log/test-clock.ts';
import { cn } from '#ui/cn.ts';

type TestCountersProps = {
  position: number;
  questionCount: number;
  answered: number;
  correct: number;
  clock: TestClock;
  /** Null where there is no limit. */
  limitSeconds: number | null;
};

/** The four counters; on a phone the place and the time share the first of two lines. */
export function TestCounters({
  position,
  questionCount,
  answered,
  correct,
  clock,
  limitSeconds,
}: TestCountersProps) {
  return (
    <dl className="flex min-h-11 flex-wrap items-center gap-x-3 min-[30rem]:gap-x-5">
      <Counter
        name="Progress"
        value={`${position} / ${questionCount}`}
        className="max-[30rem]:basis-[calc(100%-9rem)]"
      />
      <Counter name="Answered" value={answered} className="max-[30rem]:order-2" />
      <Counter name="Correct" value={correct} className="max-[30rem]:order-2" />
      <Counter
        name={limitSeconds === null ? 'Time' : 'Time left'}
        value={<ElapsedTime clock={clock} limitSeconds={limitSeconds} />}
        icon={<Clock aria-hidden="true" className="size-4 shrink-0 self-center" />}
        className="ml-auto rounded-full bg-surface-sunken px-2.5 max-[30rem]:order-1 sm:py-1"
      />
    </dl>
  );
}

type CounterProps = { name: string; value: ReactNode; icon?: ReactNode; className?: string };

function Counter({ name, value, icon, className }: CounterProps) {
  return (
    <div className={cn('flex items-baseline gap-1.5', className)}>
      {icon}
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-bold whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
