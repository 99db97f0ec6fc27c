import {
  pressScientific,
  readScientific,
  type ScientificKey,
  scientificView,
  writeScientific,
} from '@second-bell/calculator';
import type { Json } from '@second-bell/domain';
import { ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';

import { CALCULATOR, FAULT_WORDS } from '#copy/exam-tools.ts';

import { MachineBox } from './machine-box.tsx';
import { KeyPad } from './key-pad.tsx';
import { FACES, SECOND_FACES, type ScientificPadKey, TYPED } from './scientific-keys.ts';
import { spokenMath } from './spoken-math.ts';
import { typedKey } from './typed-key.ts';
import { useMachine } from './use-machine.ts';

const MACHINE = {
  read: readScientific,
  write: writeScientific,
  press: pressScientific,
  isEnd: (key: ScientificKey) => key === 'enter' || key === 'store',
};
const KEYS = new Set<string>(FACES.flat().flatMap(({ key }) => (key === 'second' ? [] : [key])));
const CURSOR_KEYS = [
  { key: 'earlier', icon: ArrowUp, name: 'Earlier entry' },
  { key: 'left', icon: ArrowLeft, name: 'Cursor left' },
  { key: 'right', icon: ArrowRight, name: 'Cursor right' },
] as const;

type CalculatorProps = { kept: Json; onKeep: (memory: Json) => void };

/** Two lines, an entry and its answer, and the keys of the machine on the GED and HiSET tests. */
export function ScientificCalculator({ kept, onKeep }: CalculatorProps) {
  const { state, press } = useMachine(MACHINE, kept, onKeep);
  const [isSecond, setIsSecond] = useState(false);
  const view = scientificView(state);

  function pressPad(key: ScientificPadKey): void {
    setIsSecond(key === 'second' && !isSecond);
    if (key !== 'second') press(key);
  }

  return (
    <MachineBox keyOf={(event) => typedKey(event, TYPED, KEYS)} onType={(key) => press(key as ScientificKey)}>
      <Display view={view} onPress={press} />
      <KeyPad rows={isSecond ? SECOND_FACES : FACES} onPress={pressPad} />
    </MachineBox>
  );
}

type DisplayProps = { view: ReturnType<typeof scientificView>; onPress: (key: ScientificKey) => void };

function Display({ view, onPress }: DisplayProps) {
  const { entry, cursor, result, fault, hasMemory } = view;
  const answer = fault === null ? result : FAULT_WORDS[fault];

  return (
    <div className="rounded-control border-2 border-line-strong bg-surface-sunken px-3 pt-1 pb-2">
      <div className="flex items-center justify-between text-small text-ink-soft">
        <span>
          {CALCULATOR.degrees}
          {hasMemory && ` ${CALCULATOR.memory}`}
        </span>
        <span className="flex">
          {CURSOR_KEYS.map(({ key, icon: Icon, name }) => (
            <button
              key={key}
              type="button"
              aria-label={name}
              className="grid size-9 cursor-pointer place-items-center rounded-control hover:bg-primary-soft"
              onClick={() => onPress(key)}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          ))}
        </span>
      </div>
      <p className="min-h-7 text-lead wrap-anywhere whitespace-pre-wrap tabular-nums">
        <span className="sr-only">
          {CALCULATOR.entry}: {entry === '' ? CALCULATOR.empty : spokenMath(entry)}
        </span>
        <span aria-hidden="true">
          {entry.slice(0, cursor)}
          {result === null && (
            <span className="-mr-0.5 inline-block h-[1.1em] w-0.5 bg-primary align-text-bottom" />
          )}
          {entry.slice(cursor)}
        </span>
      </p>
      <p aria-hidden="true" className="min-h-8 text-right text-heading-s wrap-anywhere tabular-nums">
        {answer}
      </p>
      <output className="sr-only">
        {answer && `${CALCULATOR.result}: ${fault === null ? spokenMath(answer) : answer}`}
      </output>
    </div>
  );
}
