import { type CountdownTone, countdownTone } from '@second-bell/domain';
import { Clock, Hourglass, type LucideIcon, Pause, Play, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import type { TestClock } from '#lib/attempt-log/test-clock.ts';
import { formatRemaining } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

import { timeAnnouncement } from './timer.ts';
import { useRemainingSeconds } from './use-remaining-seconds.ts';

type Look = { icon: LucideIcon; words: string; badge: 'neutral' | 'caution' | 'critical' };

const LOOKS: Record<CountdownTone, Look> = {
  normal: { icon: Clock, words: 'Time left', badge: 'neutral' },
  warning: { icon: Hourglass, words: 'Time is getting short', badge: 'caution' },
  critical: { icon: TriangleAlert, words: 'Almost out of time', badge: 'critical' },
};

type ExamTimerProps = {
  clock: TestClock;
  limitSeconds: number;
  isRunning: boolean;
  isPaused: boolean;
  onPauseToggle: () => void;
  onTimeUp: () => void;
};

/** The countdown. It alone repaints each second. */
export function ExamTimer({ clock, onPauseToggle, onTimeUp, isPaused, ...time }: ExamTimerProps) {
  const remaining = useRemainingSeconds(clock, time, onTimeUp);
  const { icon, words, badge } = LOOKS[countdownTone(remaining, time.limitSeconds)];

  return (
    <div className="flex items-center gap-1">
      <Badge tone={badge} icon={icon} className="py-1 text-body tabular-nums">
        <span className="max-md:sr-only">{words}</span>
        <span role="timer" aria-live="off">
          {formatRemaining(remaining)}
        </span>
      </Badge>
      <TimeAnnouncer remaining={remaining} limitSeconds={time.limitSeconds} />
      <Button intent="quiet" size="small" onClick={onPauseToggle} className="min-w-11">
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        <span className="max-sm:sr-only">{isPaused ? 'Resume' : 'Pause'}</span>
      </Button>
    </div>
  );
}

/** Tells screen readers the time left at a few moments only: a voice each second would drown the question. */
function TimeAnnouncer({ remaining, limitSeconds }: { remaining: number; limitSeconds: number }) {
  const before = useRef(remaining);
  const [text, setText] = useState('');

  useEffect(() => {
    const announcement = timeAnnouncement(before.current, remaining, limitSeconds);
    before.current = remaining;
    if (announcement !== null) setText(announcement);
  }, [remaining, limitSeconds]);

  return <output className="sr-only">{text}</output>;
}
