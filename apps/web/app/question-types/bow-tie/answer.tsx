import type { BowTieResponse } from '@second-bell/question-types/bow-tie';

import { RichText } from '#ui/rich-text.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { keyed } from '../keyed.ts';
import { MarkList } from '../mark-list.tsx';

const NOTHING: BowTieResponse = { condition: null, actions: [], parameters: [] };

/** One condition in the middle, two actions to its left, two parameters to watch to its right. */
export function BowTieAnswer({ content, response, onChange, verdicts, ...props }: AnswerProps<'bow_tie'>) {
  const given = response ?? NOTHING;
  const change = (part: Partial<BowTieResponse>) => onChange({ ...given, ...part });
  const groups = [
    {
      title: 'Actions to take',
      things: content.actions,
      marked: given.actions,
      select: 2,
      onChange: (actions: string[]) => change({ actions }),
    },
    {
      title: 'Condition most likely experienced',
      things: content.conditions,
      marked: given.condition === null ? [] : [given.condition],
      select: 1,
      onChange: ([condition]: string[]) => change({ condition: condition ?? null }),
    },
    {
      title: 'Parameters to monitor',
      things: content.parameters,
      marked: given.parameters,
      select: 2,
      onChange: (parameters: string[]) => change({ parameters }),
    },
  ];

  return (
    <div role="group" aria-label={props.name} className="grid min-w-0 gap-6">
      <div aria-hidden="true" className="grid gap-2 sm:grid-cols-3 sm:items-center">
        {groups.map(({ title, things, marked, select }) => (
          <div key={title} className="grid gap-2">
            {keyed(Array.from({ length: select }, (_slot, place) => marked[place])).map(({ key, value }) => (
              <Slot key={key} title={title} text={things.find(({ id }) => id === value)?.text} />
            ))}
          </div>
        ))}
      </div>
      <div className="grid gap-6 @4xl:grid-cols-3">
        {groups.map(({ title, ...group }) => (
          <MarkList
            key={title}
            {...group}
            name={title}
            instruction={`${title}: choose ${group.select}.`}
            disabled={props.disabled}
            verdicts={verdicts}
          />
        ))}
      </div>
    </div>
  );
}

function Slot({ title, text }: { title: string; text: string | undefined }) {
  return (
    <div
      className={
        text === undefined
          ? 'rounded-control border-2 border-dashed border-line-strong bg-surface-sunken p-3 text-center text-small text-ink-soft'
          : 'rounded-control border-2 border-primary bg-primary-soft p-3 text-center'
      }
    >
      {text === undefined ? title : <RichText inline>{text}</RichText>}
    </div>
  );
}
