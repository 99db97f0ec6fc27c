const TESTS_SENT = 'tests-sent';

/** Says that tests which waited on this device have been sent: results that were loaded before lack them. */
export function tellTestsSent(): void {
  window.dispatchEvent(new Event(TESTS_SENT));
}

/** Answers how to stop listening. */
export function onTestsSent(listener: () => void): () => void {
  window.addEventListener(TESTS_SENT, listener);

  return () => window.removeEventListener(TESTS_SENT, listener);
}
