import { readableText } from '@second-bell/question-text';
import { useId } from 'react';

import { Mark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { toggled, withEntry, withoutEntry } from '../toggled.ts';

type Props = AnswerProps<'matrix'>;

/** Rows to mark in columns: a table where there is room, a card for each row on a phone. */
export function MatrixAnswer(props: Props) {
  const { content, name, disabled } = props;

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <p className="font-semibold">
        {content.perRow === 'one' ? 'Choose one in each row.' : 'Choose all that apply in each row.'}
      </p>
      <table className="w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="p-3">
              {content.rowTitle ?? <span className="sr-only">Row</span>}
            </th>
            {content.columns.map(({ id, text }) => (
              <th key={id} scope="col" className="p-3 text-center">
                <RichText inline>{text}</RichText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {content.rows.map((row) => (
            <MatrixRow key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function MatrixRow({
  row,
  content,
  response,
  onChange,
  verdicts,
}: Props & { row: Props['content']['rows'][number] }) {
  const groupName = useId();
  const marked = response?.[row.id] ?? [];
  const isSingle = content.perRow === 'one';
  const mark = verdicts?.[row.id];
  const change = (columnId: string) => {
    const next = isSingle ? [columnId] : toggled(marked, columnId);
    onChange(next.length === 0 ? withoutEntry(response, row.id) : withEntry(response, row.id, next));
  };

  return (
    <tr className="border-t border-line max-sm:block max-sm:rounded-control max-sm:border-2 max-sm:p-3">
      <th scope="row" className="p-3 font-semibold max-sm:block max-sm:p-0 max-sm:pb-2">
        <RichText inline>{row.text}</RichText>
        {mark && <Mark mark={mark} />}
      </th>
      {content.columns.map(({ id, text }) => (
        <td key={id} className="p-0 sm:text-center max-sm:block">
          <label className="flex min-h-11 min-w-11 cursor-pointer items-center gap-3 p-2 sm:justify-center">
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={groupName}
              checked={marked.includes(id)}
              onChange={() => change(id)}
              aria-label={`${readableText(row.text)}: ${readableText(text)}`}
              className="size-6 shrink-0 accent-primary"
            />
            <span aria-hidden="true" className="sm:hidden">
              <RichText inline>{text}</RichText>
            </span>
          </label>
        </td>
      ))}
    </tr>
  );
}
