import { useCallback, useEffect, useRef, useState } from 'react';

import { loadSoon } from '#ui/load-soon.ts';

/** What the questions are written in; a voice of another language would misread them. */
const LANGUAGE = 'en-US';

/** How a text sounds is not needed before one is read. */
const loadSpokenText = () => import('./spoken-text.ts');

/**
 * Reads texts with the browser's voice, one after the other, until they end, `toggle` is called again, another reading begins
 * or the component goes: nothing is read of a question that is no longer there.
 */
export function useReading(findTexts: () => Promise<readonly string[]>) {
  const [isReading, setIsReading] = useState(false);
  /** What is being read; another one each time, so that a text that comes late is not read any more. */
  const reading = useRef<object | null>(null);

  const stop = useCallback(() => {
    if (reading.current === null) return;
    reading.current = null;
    speechSynthesis.cancel();
    setIsReading(false);
  }, []);

  async function start(): Promise<void> {
    const mine = {};
    reading.current = mine;
    setIsReading(true);
    const end = () => {
      if (reading.current !== mine) return;
      reading.current = null;
      setIsReading(false);
    };
    const texts = await spokenTexts(findTexts).catch(() => []);
    if (reading.current !== mine) return;

    // Of another button: its texts end with an error, and so does its reading.
    speechSynthesis.cancel();
    const utterances = texts.filter((text) => text !== '').map(utteranceOf);
    for (const utterance of utterances) {
      utterance.addEventListener('error', end);
      speechSynthesis.speak(utterance);
    }
    const last = utterances.at(-1);
    if (last === undefined) end();
    else last.addEventListener('end', end);
  }

  useEffect(() => loadSoon(loadSpokenText), []);

  useEffect(() => {
    // Some browsers go on reading after the page is gone.
    window.addEventListener('pagehide', stop);

    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  return { isReading, toggle: () => (isReading ? stop() : void start()) };
}

async function spokenTexts(findTexts: () => Promise<readonly string[]>): Promise<string[]> {
  const [texts, { spokenText }] = await Promise.all([findTexts(), loadSpokenText()]);

  return Promise.all(texts.flatMap(paragraphsOf).map(spokenText));
}

/** Voices of some browsers fall silent in the middle of a long text. */
function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/);
}

function utteranceOf(text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LANGUAGE;

  return utterance;
}
