import type { Json } from '@second-bell/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Machine<State, Key> = {
  read: (kept: unknown) => State;
  write: (state: State) => Json;
  press: (state: State, key: Key) => State;
  /** What ends a calculation, after which the machine is kept at once. */
  isEnd: (key: Key) => boolean;
};

/** A calculator that is as it was left: kept with each result, and when it is closed. */
export function useMachine<State, Key>(
  { read, write, press, isEnd }: Machine<State, Key>,
  kept: Json,
  onKeep: (memory: Json) => void,
) {
  const [state, setState] = useState(() => read(kept));
  const keptText = useRef(JSON.stringify(kept));

  const latest = useRef(state);

  function keep(): void {
    const memory = write(latest.current);
    const text = JSON.stringify(memory);
    if (text === keptText.current) return;
    keptText.current = text;
    onKeep(memory);
  }
  const keepAtEnd = useEffectEvent(keep);

  function handlePress(key: Key): void {
    latest.current = press(latest.current, key);
    setState(latest.current);
    if (isEnd(key)) keep();
  }

  useEffect(() => () => keepAtEnd(), []);

  return { state, press: handlePress };
}
