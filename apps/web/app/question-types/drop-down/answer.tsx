import { readableText } from '@second-bell/question-text';
import { textWithBlanks } from '@second-bell/question-types/drop-down';
import { Fragment } from 'react';

import { cn } from '#ui/cn.ts';
import { Mark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ScrollingTable } from '#ui/scrolling-table.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { keyed } from '../keyed.ts';
import { withEntry, withoutEntry } from '../toggled.ts';
import { readTable } from './read-table.ts';

type Props = AnswerProps<'drop_down'>;

/** A text, or a table, in which each blank is a list to choose from. */
export function DropDownAnswer(props: Props) {
  const { text } = props.content;
  const table = readTable(text);

  return (
    <fieldset disabled={props.disabled} className="grid min-w-0 gap-3">
      <legend className="sr-only">{props.name}</legend>
      <p className="font-semibold">Choose from each list.</p>
      {table === undefined ? (
        keyed(text.split(/\n{2,}/)).map(({ key, value }) => (
          <div key={key} className="text-question leading-loose">
            <WithBlanks {...props} text={value} />
          </div>
        ))
      ) : (
        <ScrollingTable>
          <thead>
            <tr>
              {keyed(table.head).map(({ key, value }) => (
                <th key={key} scope="col">
                  <WithBlanks {...props} text={value} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(table.rows).map(({ key: rowKey, value: row }) => (
              <tr key={rowKey}>
                {keyed(row).map(({ key, value }) => (
                  <td key={key}>
                    <WithBlanks {...props} text={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </fieldset>
  );
}

function WithBlanks({ text, ...props }: Props & { text: string }) {
  return keyed(textWithBlanks(text)).map(({ key, value: piece }) => (
    <Fragment key={key}>
      {'text' in piece ? (
        <RichText inline>{piece.text}</RichText>
      ) : (
        <Blank {...props} blankId={piece.blankId} />
      )}
    </Fragment>
  ));
}

const EDGES = { correct: 'border-positive', incorrect: 'border-critical' };

function Blank({ blankId, content, response, onChange, verdicts }: Props & { blankId: string }) {
  const place = content.blanks.findIndex(({ id }) => id === blankId);
  const blank = content.blanks[place];
  const mark = verdicts?.[blankId];
  if (blank === undefined) return null;

  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2 align-middle">
      <select
        aria-label={`Blank ${place + 1}`}
        value={response?.[blankId] ?? ''}
        onChange={({ target }) =>
          onChange(
            target.value === ''
              ? withoutEntry(response, blankId)
              : withEntry(response, blankId, target.value),
          )
        }
        className={cn(
          'min-h-11 max-w-full rounded-control border-2 bg-surface-raised px-3 py-1 text-ink',
          mark === undefined ? 'border-line-strong' : EDGES[mark],
        )}
      >
        <option value="">Choose…</option>
        {blank.options.map(({ id, text }) => (
          <option key={id} value={id}>
            {readableText(text)}
          </option>
        ))}
      </select>
      {mark && <Mark mark={mark} />}
    </span>
  );
}
