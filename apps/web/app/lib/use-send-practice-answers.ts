import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { sendPracticeAnswers } from './practice-answers.ts';

/** Where practice is under way: it is told of when it has ended, or was left. */
const PRACTICE = /^\/(student\/test|practice)\//;

/** Sends what was practised on this device, from whichever page is opened next, and when the network comes back. */
export function useSendPracticeAnswers(): void {
  const { pathname } = useLocation();
  const isPractice = PRACTICE.test(pathname);

  useEffect(() => {
    if (isPractice) return undefined;
    const send = () => void sendPracticeAnswers();
    send();
    window.addEventListener('online', send);

    return () => window.removeEventListener('online', send);
  }, [isPractice]);
}
