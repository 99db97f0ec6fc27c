import { letterOf } from '@second-bell/question-text';

import type { Target } from './question-type.ts';
import type { Option } from './schemas.ts';

/** The text behind an id; empty where there is none. */
export function textOf(options: readonly Option[], id: string | undefined): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** `A) one`, `B) two`, each on its line. */
export function lettered(options: readonly Option[]): string[] {
  return options.map(({ text }, index) => `${letterOf(index)}) ${text}`);
}

/** The id of the thing at a place, as options that were never changed are called: `a`, `b`. */
export function letterId(index: number): string {
  return letterOf(index).toLowerCase();
}

export function letterTargets(options: readonly Option[]): Target[] {
  return options.map(({ id, text }, index) => ({ id, label: letterOf(index), text }));
}

export function oneLine(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
