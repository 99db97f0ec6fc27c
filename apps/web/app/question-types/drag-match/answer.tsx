import { type KeyboardEvent, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Mark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { withEntry, withoutEntry } from '../toggled.ts';

/** Tokens that are put on targets: pick one up, then press its place. Escape puts it down again. */
export function DragMatchAnswer({
  name,
  content: { tokens, targets, reuse },
  response,
  onChange,
  disabled,
  verdicts,
}: AnswerProps<'drag_match'>) {
  const [heldId, setHeldId] = useState<string>();
  const [said, setSaid] = useState('');
  const textOf = (id: string | undefined) => tokens.find((token) => token.id === id)?.text ?? '';
  const used = new Set(Object.values(response ?? {}));
  const pool = tokens.filter(({ id }) => reuse || !used.has(id));

  function pickUp(id: string): void {
    const isHeld = heldId === id;
    setHeldId(isHeld ? undefined : id);
    setSaid(isHeld ? `${textOf(id)} put down.` : `Holding ${textOf(id)}. Choose where it goes.`);
  }
  function press(target: { id: string; text: string }): void {
    const before = response?.[target.id];
    if (heldId === undefined) {
      if (before === undefined) return setSaid('Choose an answer from the list first.');
      onChange(withoutEntry(response, target.id));
      setHeldId(before);

      return setSaid(`Holding ${textOf(before)}. Choose where it goes.`);
    }
    onChange(withEntry(response, target.id, heldId));
    setHeldId(undefined);

    return setSaid(`${textOf(heldId)} put on ${target.text}.`);
  }

  function putDownOnEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || heldId === undefined) return;
    setSaid(`${textOf(heldId)} put down.`);
    setHeldId(undefined);
  }

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-4">
      <legend className="sr-only">{name}</legend>
      <p className="font-semibold">
        Press an answer, then press where it goes.{reuse && ' An answer may be used more than once.'}
      </p>
      <ul aria-label="Answers" className="flex flex-wrap gap-2">
        {pool.map(({ id, text }) => (
          <li key={id}>
            <Button
              intent={heldId === id ? 'primary' : 'secondary'}
              aria-pressed={heldId === id}
              onClick={() => pickUp(id)}
              onKeyDown={putDownOnEscape}
            >
              <RichText inline>{text}</RichText>
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label="Places" className="grid gap-3">
        {targets.map((target) => {
          const tokenId = response?.[target.id];
          const mark = verdicts?.[target.id];

          return (
            <li key={target.id} className="grid items-center gap-2 sm:grid-cols-2">
              <RichText className="min-w-0">{target.text}</RichText>
              <div className="flex flex-wrap items-center gap-2">
                <button
                  type="button"
                  onClick={() => press(target)}
                  onKeyDown={putDownOnEscape}
                  className={cn(
                    'min-h-12 min-w-0 grow cursor-pointer rounded-control border-2 px-4 py-2 text-left disabled:cursor-default',
                    tokenId === undefined
                      ? 'border-dashed border-line-strong bg-surface-sunken text-ink-soft'
                      : 'border-primary bg-primary-soft',
                    heldId !== undefined && 'outline-2 outline-offset-2 outline-primary',
                  )}
                >
                  <span className="sr-only">{target.text}:</span>{' '}
                  {tokenId === undefined ? 'Nothing yet' : <RichText inline>{textOf(tokenId)}</RichText>}
                </button>
                {mark && <Mark mark={mark} />}
              </div>
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}
