import {
  type FourFunctionKey,
  fourFunctionView,
  pressFourFunction,
  readFourFunction,
  writeFourFunction,
} from '@second-bell/calculator';
import type { Json } from '@second-bell/domain';

import { CALCULATOR, FAULT_WORDS } from '#copy/exam-tools.ts';

import { MachineBox } from './machine-box.tsx';
import { KeyPad, type PadKey } from './key-pad.tsx';
import { typedKey } from './typed-key.ts';
import { useMachine } from './use-machine.ts';

const MACHINE = {
  read: readFourFunction,
  write: writeFourFunction,
  press: pressFourFunction,
  isEnd: (key: FourFunctionKey) => key === '=' || key === '%' || key.startsWith('M'),
};

const digit = (key: FourFunctionKey): PadKey<FourFunctionKey> => ({
  key,
  label: key,
  name: key,
  look: 'digit',
});
const operator = (key: FourFunctionKey, name: string): PadKey<FourFunctionKey> => ({
  key,
  label: key,
  name,
  look: 'operator',
});

const ROWS: readonly (readonly PadKey<FourFunctionKey>[])[] = [
  [
    { key: 'MC', label: 'MC', name: 'Memory clear' },
    { key: 'MR', label: 'MR', name: 'Memory recall' },
    { key: 'M−', label: 'M−', name: 'Memory minus' },
    { key: 'M+', label: 'M+', name: 'Memory plus' },
  ],
  [
    { key: 'C', label: 'C', name: 'Clear' },
    { key: 'CE', label: 'CE', name: 'Clear entry' },
    { key: 'delete', label: '⌫', name: 'Delete' },
    { key: '√', label: '√', name: 'Square root' },
  ],
  [digit('7'), digit('8'), digit('9'), operator('÷', 'Divided by')],
  [digit('4'), digit('5'), digit('6'), operator('×', 'Times')],
  [digit('1'), digit('2'), digit('3'), operator('−', 'Minus')],
  [
    digit('0'),
    { key: '.', label: '.', name: 'Point', look: 'digit' },
    { key: '±', label: '+/−', name: 'Change sign', look: 'digit' },
    operator('+', 'Plus'),
  ],
  [
    { key: '%', label: '%', name: 'Percent', look: 'operator' },
    { key: '=', label: '=', name: 'Equals', look: 'main' },
  ],
];

const TYPED: Readonly<Record<string, FourFunctionKey>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  x: '×',
  '/': '÷',
  ',': '.',
  '=': '=',
  Enter: '=',
  '%': '%',
  Backspace: 'delete',
  Delete: 'CE',
  c: 'C',
};
const KEYS = new Set<string>(ROWS.flat().map(({ key }) => key));

type CalculatorProps = { kept: Json; onKeep: (memory: Json) => void };

/** Plus, minus, times, divided by: as it goes. */
export function FourFunctionCalculator({ kept, onKeep }: CalculatorProps) {
  const { state, press } = useMachine(MACHINE, kept, onKeep);
  const { shown, operator: pending, fault, hasMemory } = fourFunctionView(state);

  return (
    <MachineBox
      keyOf={(event) => typedKey(event, TYPED, KEYS)}
      onType={(key) => press(key as FourFunctionKey)}
    >
      <div className="rounded-control border-2 border-line-strong bg-surface-sunken px-3 py-2 text-right">
        <p aria-hidden="true" className="flex min-h-6 justify-between text-small text-ink-soft">
          <span>{hasMemory && CALCULATOR.memory}</span>
          <span>{pending}</span>
        </p>
        <output className="block text-heading-m wrap-anywhere tabular-nums">
          {fault === null ? shown : <span className="text-small">{FAULT_WORDS[fault]}</span>}
        </output>
      </div>
      <KeyPad rows={ROWS} onPress={press} />
    </MachineBox>
  );
}
