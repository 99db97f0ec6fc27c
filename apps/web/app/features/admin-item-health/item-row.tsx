import type { ItemFigures } from '@second-bell/contract';
import { ChevronRight, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';

import { ITEM_COLUMNS, ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { Badge } from '#ui/badge.tsx';
import { LineText } from '#ui/line-text.tsx';

import { alarmWords, figureOf } from './item-view.ts';
import { OptionFigures } from './option-figures.tsx';
import { TABLE_ROLES } from './table-roles.ts';

const FIGURES = ['answered', 'leftOpen', 'shareRight', 'discrimination', 'medianSeconds'] as const;

/** A row shows this much of a question, in characters. */
const TEXT_LENGTH = 120;

type ItemRowProps = { item: ItemFigures; columnCount: number };

/** One question: its figures, and below them, on demand, what its alarms mean and how its options are chosen. */
export function ItemRow({ item, columnCount }: ItemRowProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();

  return (
    <>
      <tr
        {...TABLE_ROLES.row}
        className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface-raised max-lg:p-4"
      >
        <th
          {...TABLE_ROLES.rowHead}
          scope="row"
          className="font-normal max-lg:col-span-2 lg:border-t lg:border-line"
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 w-full cursor-pointer items-start gap-2 rounded-control px-2 py-2 text-left hover:text-primary"
          >
            <ChevronRight
              aria-hidden="true"
              className={`mt-1 size-5 shrink-0 text-ink-soft ${isOpen ? 'rotate-90' : ''}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold tabular-nums">
                {item.number === null ? ITEM_HEALTH.deleted : item.number}.
              </span>{' '}
              <LineText length={TEXT_LENGTH}>{item.questionText}</LineText>
            </span>
          </button>
        </th>
        {FIGURES.map((column) => (
          <td
            key={column}
            {...TABLE_ROLES.cell}
            className="px-2 py-2 align-top tabular-nums max-lg:grid max-lg:py-0 lg:border-t lg:border-line lg:pt-2.5"
          >
            <span aria-hidden="true" className="text-small text-ink-soft lg:hidden">
              {ITEM_COLUMNS[column]}
            </span>
            <span>{figureOf(item, column)}</span>
          </td>
        ))}
        <td
          {...TABLE_ROLES.cell}
          className="px-2 py-2 align-top max-lg:col-span-2 max-lg:py-0 lg:border-t lg:border-line lg:pt-2.5"
        >
          <AlarmBadges item={item} />
        </td>
      </tr>
      {isOpen && (
        <tr {...TABLE_ROLES.row} id={details} className="max-lg:block">
          <td
            {...TABLE_ROLES.cell}
            colSpan={columnCount}
            className="max-lg:block max-lg:px-4 max-lg:pb-4 lg:px-10 lg:pt-1 lg:pb-6"
          >
            <Details item={item} />
          </td>
        </tr>
      )}
    </>
  );
}

function AlarmBadges({ item }: { item: ItemFigures }) {
  if (!item.hasEnoughAnswers) return <Badge icon={CircleDashed}>{ITEM_HEALTH.tooFew}</Badge>;
  if (item.alarms.length === 0) {
    return (
      <Badge tone="positive" icon={CircleCheck}>
        {ITEM_HEALTH.noAlarms}
      </Badge>
    );
  }

  return (
    <ul className="flex flex-wrap gap-2">
      {item.alarms.map((alarm) => (
        <li key={alarm.code}>
          <Badge tone="caution" icon={TriangleAlert} className="whitespace-normal">
            {alarmWords(alarm, item).name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Details({ item }: { item: ItemFigures }) {
  return (
    <div className="grid max-w-3xl gap-4">
      {item.alarms.length > 0 && (
        <ul className="grid gap-1">
          {item.alarms.map((alarm) => (
            <li key={alarm.code}>{alarmWords(alarm, item).text}</li>
          ))}
        </ul>
      )}
      {item.options.length === 0 ? (
        <p className="text-ink-soft">{ITEM_HEALTH.typed}</p>
      ) : (
        <OptionFigures options={item.options} />
      )}
    </div>
  );
}
