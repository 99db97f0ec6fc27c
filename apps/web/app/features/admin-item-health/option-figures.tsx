import type { ItemFigures } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import { KeyRound } from 'lucide-react';

import { ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { Badge } from '#ui/badge.tsx';
import { LineText } from '#ui/line-text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

import { percentText } from './item-view.ts';

type Option = ItemFigures['options'][number];

/** How often each option is chosen, as a bar and in figures, and how those who choose it do elsewhere. */
export function OptionFigures({ options }: { options: readonly Option[] }) {
  return (
    <ul className="grid gap-3">
      {options.map((option, index) => (
        <li key={option.optionId} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            <span>
              <span className="font-bold">{letterOf(index)}.</span> <LineText>{option.text}</LineText>
            </span>
            {option.isKey && (
              <Badge tone="positive" icon={KeyRound}>
                {ITEM_HEALTH.key}
              </Badge>
            )}
            {option.isGone && <Badge>{ITEM_HEALTH.earlierOption}</Badge>}
          </p>
          <ProgressBar
            label={`Share of option ${letterOf(index)}`}
            value={Math.round((option.share ?? 0) * 100)}
            max={100}
          />
          <p className="text-small text-ink-soft tabular-nums">
            Chosen by {percentText(option.share)} ({option.chosen}) · rest of the test{' '}
            {percentText(option.meanRest)} right
          </p>
        </li>
      ))}
    </ul>
  );
}
