// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TestClock } from '#lib/attempt-log/test-clock.ts';
import { changeSettings, USUAL_SETTINGS } from '#lib/settings/settings.ts';

import { ExamTimer } from './exam-timer.tsx';

const HOUR = 3600;

const onTimeUp = vi.fn<() => void>();

/** A test of an hour of which so many seconds are left. */
function showTimer(secondsLeft: number, limitSeconds: number | null = HOUR) {
  const clock = new TestClock((HOUR - secondsLeft) * 1000);
  clock.start();
  render(
    <ExamTimer
      clock={clock}
      limitSeconds={limitSeconds}
      isRunning
      isPaused={false}
      onPauseToggle={() => undefined}
      onTimeUp={onTimeUp}
    />,
  );
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const clockNow = () => screen.queryByRole('timer')?.textContent;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  onTimeUp.mockClear();
  changeSettings(USUAL_SETTINGS);
  vi.useRealTimers();
});

describe('the clock of a timed test', () => {
  it('is shown, and cannot be hidden, until the learner chooses so', () => {
    showTimer(HOUR);

    expect(clockNow()).toBe('1:00:00');
    expect(screen.queryByRole('button', { name: 'Hide time' })).toBeNull();
  });

  it('is hidden behind a button', async () => {
    changeSettings({ timer: 'hidden' });
    showTimer(HOUR);
    expect(clockNow()).toBeUndefined();

    await userEvent.click(screen.getByRole('button', { name: 'Show time' }));
    expect(clockNow()).toMatch(/^(1:00:00|59:5\d)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Hide time' }));
    expect(clockNow()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  });

  it('tells of the last five minutes and the last one while it is hidden', async () => {
    changeSettings({ timer: 'hidden' });
    showTimer(302);
    expect(screen.queryByText(/Less than/)).toBeNull();

    await pass(3);
    expect(screen.getByText('Less than 5 minutes left')).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(/^(5 minutes|\d+ seconds) left\.$/);
    // The clock takes no step of more than 90 seconds for time that was looked at.
    for (let step = 0; step < 4; step += 1) await pass(60);
    expect(screen.getByText('Less than 1 minute left')).toBeDefined();
    expect(clockNow()).toBeUndefined();
  });

  it('counts up without a limit, past any end, and ends nothing', async () => {
    showTimer(0, null);
    expect(clockNow()).toBe('60:00');

    await pass(60);
    expect(clockNow()).toBe('61:00');
    expect(screen.getByText('Time used')).toBeDefined();
    expect(onTimeUp).not.toHaveBeenCalled();
  });

  it('ends the test at zero, also while it is hidden', async () => {
    changeSettings({ timer: 'hidden' });
    showTimer(2);
    await pass(3);

    expect(onTimeUp).toHaveBeenCalledOnce();
  });
});
