import type { ContentOf, ResponseOf } from '@second-bell/question-types';

import { OptionList } from '#ui/option-list.tsx';
import type { OptionMark } from '#ui/option-mark.tsx';

import type { Answered, Verdicts } from '../answer-props.ts';

/** One option out of several. */
export function ChoiceAnswer({
  content: { options },
  response,
  onChange,
  verdicts,
  name,
  disabled,
}: Answered<ContentOf<'multiple_choice'>, ResponseOf<'multiple_choice'>>) {
  const index = options.findIndex(({ id }) => id === response);

  return (
    <OptionList
      name={name}
      options={options.map(({ text }) => text)}
      selectedIndex={index === -1 ? undefined : index}
      onSelect={(chosen) => onChange(options[chosen]?.id ?? '')}
      disabled={disabled}
      marks={marksByIndex(options, verdicts)}
    />
  );
}

function marksByIndex(
  options: readonly { id: string }[],
  verdicts: Verdicts = {},
): Record<number, OptionMark> {
  return Object.fromEntries(
    options.flatMap(({ id }, index) => (verdicts[id] === undefined ? [] : [[index, verdicts[id]]])),
  );
}
