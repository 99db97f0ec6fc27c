import { type CountdownTone, countdownTone } from '@second-bell/domain';
import { Clock, EyeOff, Hourglass, type LucideIcon, Pause, Play, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { HIDE_TIME, SHOW_TIME } from '#copy/runner.ts';
import { ElapsedTime } from '#lib/attempt-log/elapsed-time.tsx';
import type { TestClock } from '#lib/attempt-log/test-clock.ts';
import { formatRemaining } from '#lib/format.ts';
import { useSettings } from '#lib/settings/settings.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

import { lastMinutesWords, timeAnnouncement } from './timer.ts';
import { useRemainingSeconds } from './use-remaining-seconds.ts';

type Look = { icon: LucideIcon; words: string; badge: 'neutral' | 'caution' | 'critical' };

const LOOKS: Record<CountdownTone, Look> = {
  normal: { icon: Clock, words: 'Time left', badge: 'neutral' },
  warning: { icon: Hourglass, words: 'Time is getting short', badge: 'caution' },
  critical: { icon: TriangleAlert, words: 'Almost out of time', badge: 'critical' },
};

type CountdownProps = {
  clock: TestClock;
  limitSeconds: number;
  isRunning: boolean;
  onTimeUp: () => void;
};

type ExamTimerProps = Omit<CountdownProps, 'limitSeconds'> & {
  /** Null where the learner takes the test without a limit: then the clock counts up, and ends nothing. */
  limitSeconds: number | null;
  isPaused: boolean;
  onPauseToggle: () => void;
};

/** The clock of a timed test, which the learner may hide, with its pause. */
export function ExamTimer({ limitSeconds, isPaused, onPauseToggle, ...time }: ExamTimerProps) {
  const { timer } = useSettings();
  const [isLookedAt, setIsLookedAt] = useState(false);
  const isShown = timer === 'shown' || isLookedAt;

  return (
    <div className="flex flex-wrap items-center justify-end gap-1">
      {limitSeconds !== null && <Countdown limitSeconds={limitSeconds} isShown={isShown} {...time} />}
      {limitSeconds === null && isShown && <TimeUsed clock={time.clock} />}
      {timer === 'hidden' && (
        <Button intent="quiet" size="small" onClick={() => setIsLookedAt(!isLookedAt)}>
          {isLookedAt ? <EyeOff aria-hidden="true" /> : <Clock aria-hidden="true" />}
          {isLookedAt ? HIDE_TIME : SHOW_TIME}
        </Button>
      )}
      <Button intent="quiet" size="small" onClick={onPauseToggle} className="min-w-11">
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        <span className="max-sm:sr-only">{isPaused ? 'Resume' : 'Pause'}</span>
      </Button>
    </div>
  );
}

/** It alone repaints each second. Hidden, it still ends the test, and tells of the last minutes. */
function Countdown({ clock, onTimeUp, isShown, ...time }: CountdownProps & { isShown: boolean }) {
  const remaining = useRemainingSeconds(clock, time, onTimeUp);
  const left = { remaining, limitSeconds: time.limitSeconds };

  return (
    <>
      {isShown ? <TimeLeft {...left} /> : <LastMinutes {...left} />}
      <TimeAnnouncer {...left} />
    </>
  );
}

type Left = { remaining: number; limitSeconds: number };

function TimeLeft({ remaining, limitSeconds }: Left) {
  const { icon, words, badge } = LOOKS[countdownTone(remaining, limitSeconds)];

  return (
    <Badge tone={badge} icon={icon} className="py-1 text-body tabular-nums">
      <span className="max-md:sr-only">{words}</span>
      <span role="timer" aria-live="off">
        {formatRemaining(remaining)}
      </span>
    </Badge>
  );
}

function TimeUsed({ clock }: Pick<CountdownProps, 'clock'>) {
  return (
    <Badge icon={Clock} className="py-1 text-body tabular-nums">
      <span className="max-md:sr-only">Time used</span>
      <span role="timer" aria-live="off">
        <ElapsedTime clock={clock} />
      </span>
    </Badge>
  );
}

/** No seconds run here: it changes twice in a test. */
function LastMinutes({ remaining, limitSeconds }: Left) {
  const words = lastMinutesWords(remaining, limitSeconds);
  if (words === null) return null;

  return (
    <Badge tone="caution" icon={Hourglass} className="py-1 text-small">
      {words}
    </Badge>
  );
}

/** Tells screen readers the time left at a few moments only: a voice each second would drown the question. */
function TimeAnnouncer({ remaining, limitSeconds }: Left) {
  const before = useRef(remaining);
  const [text, setText] = useState('');

  useEffect(() => {
    const announcement = timeAnnouncement(before.current, remaining, limitSeconds);
    before.current = remaining;
    if (announcement !== null) setText(announcement);
  }, [remaining, limitSeconds]);

  return <output className="sr-only">{text}</output>;
}
