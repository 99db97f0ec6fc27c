import type { ItemAlarm, ItemFigures } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';

import { ITEM_ALARMS, ITEM_COLUMNS } from '#copy/admin-item-health.ts';
import { formatElapsed } from '#lib/format.ts';

export type Column = keyof typeof ITEM_COLUMNS;
export type Sort = { column: Column; descending: boolean };

/** What the table shows, as the address has it. */
export type ItemFilter = { search: string; onlyAlarms: boolean; sort: Sort };

const FIRST_SORT: Sort = { column: 'number', descending: false };
export const NO_FILTER: ItemFilter = { search: '', onlyAlarms: false, sort: FIRST_SORT };

/** What a person wrote into the address by hand and means nothing counts as not given. */
export function readFilter(params: URLSearchParams): ItemFilter {
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');

  return {
    search: params.get('q') ?? '',
    onlyAlarms: params.get('show') === 'alarms',
    sort: isColumn(column) ? { column, descending: sort.startsWith('-') } : FIRST_SORT,
  };
}

export function writeFilter(params: URLSearchParams, { search, onlyAlarms, sort }: ItemFilter) {
  const next = new URLSearchParams(params);
  for (const name of ['q', 'show', 'sort']) next.delete(name);
  if (search !== '') next.set('q', search);
  if (onlyAlarms) next.set('show', 'alarms');
  if (sort.column !== FIRST_SORT.column || sort.descending) {
    next.set('sort', (sort.descending ? '-' : '') + sort.column);
  }

  return next;
}

/** The questions that fit, in order; those without a figure stand last either way. */
export function shownItems(items: readonly ItemFigures[], filter: ItemFilter): ItemFigures[] {
  const sought = filter.search.trim().toLowerCase();
  const fitting = items.filter(
    ({ questionText, options, alarms }) =>
      (!filter.onlyAlarms || alarms.length > 0) &&
      [questionText, ...options.map(({ text }) => text)].join('\n').toLowerCase().includes(sought),
  );
  const { column, descending } = filter.sort;

  return fitting.toSorted((one, other) => {
    const [a, b] = [valueOf(one, column), valueOf(other, column)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);

    return descending ? b - a : a - b;
  });
}

/** The next order when a column's head is pressed: first the usual one, then turned round. */
export function sortedBy(sort: Sort, column: Column): Sort {
  if (sort.column === column) return { column, descending: !sort.descending };

  return { column, descending: column === 'alarms' };
}

/** A figure in words: `63%`, `0.42`, `0:45`. */
export function figureOf(item: ItemFigures, column: Exclude<Column, 'number' | 'alarms'>): string {
  const value = item[column];
  if (value === null) return '–';
  if (column === 'answered') return String(value);
  if (column === 'discrimination') return value.toFixed(2);

  return column === 'medianSeconds' ? formatElapsed(value) : percentText(value);
}

export function percentText(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`;
}

/** An alarm as it is told: its name, and what it means for this question. */
export function alarmWords({ code, optionIds, readingSeconds }: ItemAlarm, { options }: ItemFigures) {
  const { name, text } = ITEM_ALARMS[code];
  const key = letterOf(options.findIndex(({ isKey }) => isKey));
  const letters = (optionIds ?? []).map((id) =>
    letterOf(options.findIndex(({ optionId }) => optionId === id)),
  );

  return { name, text: text({ key, letters: letters.join(' or '), seconds: readingSeconds ?? 0 }) };
}

function valueOf(item: ItemFigures, column: Column): number | null {
  return column === 'alarms' ? item.alarms.length : item[column];
}

function isColumn(name: string): name is Column {
  return name in ITEM_COLUMNS;
}
