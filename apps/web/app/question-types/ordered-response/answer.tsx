import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Mark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { AnswerProps } from '../answer-props.ts';

/** Steps that are put in order: the first pressed comes first; a placed one moves by its buttons. */
export function OrderedResponseAnswer({
  name,
  content: { options },
  response,
  onChange,
  disabled,
  verdicts,
}: AnswerProps<'ordered_response'>) {
  const [said, setSaid] = useState('');
  const placed = response ?? [];
  const waiting = options.filter(({ id }) => !placed.includes(id));
  const textOf = (id: string) => options.find((option) => option.id === id)?.text ?? '';
  const place = (id: string) => {
    onChange([...placed, id]);
    setSaid(`${textOf(id)}: number ${placed.length + 1}.`);
  };
  const takeOut = (id: string) => {
    onChange(placed.filter((other) => other !== id));
    setSaid(`${textOf(id)}: taken out.`);
  };
  const move = (index: number, step: -1 | 1) => {
    const [id, other] = [placed[index], placed[index + step]];
    if (id === undefined || other === undefined) return;
    onChange(placed.with(index, other).with(index + step, id));
    setSaid(`${textOf(id)}: now number ${index + step + 1} of ${placed.length}.`);
  };

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <legend className="sr-only">{name}</legend>
      <p className="font-semibold">Press the steps in the order in which they come.</p>
      {placed.length > 0 && (
        <ol aria-label="Your order" className="grid gap-2">
          {placed.map((id, index) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-control border-2 border-primary bg-primary-soft p-2 pl-4 max-sm:flex-wrap"
            >
              <span className="font-bold">{index + 1}.</span>
              <RichText inline className="min-w-0 grow basis-40">
                {textOf(id)}
              </RichText>
              {verdicts?.[String(index + 1)] && <Mark mark={verdicts[String(index + 1)] ?? 'incorrect'} />}
              <span className="ml-auto flex">
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${textOf(id)} up`}
                  isOff={index === 0}
                  onPress={() => move(index, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${textOf(id)} down`}
                  isOff={index === placed.length - 1}
                  onPress={() => move(index, 1)}
                />
                <IconButton
                  icon={X}
                  label={`Take ${textOf(id)} out`}
                  isOff={false}
                  onPress={() => takeOut(id)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {waiting.length > 0 && (
        <ul aria-label="Steps to place" className="grid gap-2">
          {waiting.map(({ id, text }) => (
            <li key={id}>
              <Button
                intent="secondary"
                className="w-full base:justify-start base:text-left"
                onClick={() => place(id)}
              >
                <RichText inline>{text}</RichText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}

type IconButtonProps = {
  icon: typeof ArrowUp;
  label: string;
  /** It stays there and keeps the focus, but moves nothing. */
  isOff: boolean;
  onPress: () => void;
};

function IconButton({ icon: Icon, label, isOff, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-surface-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
