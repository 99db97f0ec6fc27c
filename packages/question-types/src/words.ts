import { letterOf } from '@second-bell/question-text';

import type { Target } from './question-type.ts';
import type { Option } from './schemas.ts';

/** The text behind an id; empty where there is none. */
export function textOf(options: readonly Option[], id: string | undefined): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** The texts behind ids, in the order of the options, whatever order they were marked in. */
export function textsOf(options: readonly Option[], ids: readonly string[]): string {
  return options
    .filter(({ id }) => ids.includes(id))
    .map(({ text }) => text)
    .join('; ');
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

export function numberTargets(options: readonly Option[]): Target[] {
  return options.map(({ id, text }, index) => ({ id, label: String(index + 1), text }));
}

/** `A, C`: the letters of the options behind ids, by their places. */
export function lettersOf(options: readonly Option[], ids: readonly string[]): string {
  return ids.map((id) => letterOf(options.findIndex((option) => option.id === id))).join(', ');
}

/** `1, 3`: the numbers of the things behind ids, from the first on. */
export function numbersOf(things: readonly { id: string }[], ids: readonly string[]): string {
  return things.flatMap(({ id }, index) => (ids.includes(id) ? [String(index + 1)] : [])).join(', ');
}

/** `1) one`, `2) two`, each on its line. */
export function numbered(things: readonly { text: string }[]): string[] {
  return things.map(({ text }, index) => `${index + 1}) ${text}`);
}

export function oneLine(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
