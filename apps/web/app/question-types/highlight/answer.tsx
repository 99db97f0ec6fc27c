import type { HighlightPiece } from '@second-bell/question-types/highlight';

import { cn } from '#ui/cn.ts';
import type { OptionMark } from '#ui/option-mark.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ScrollingTable } from '#ui/scrolling-table.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { keyed } from '../keyed.ts';
import { toggled } from '../toggled.ts';
import { markCount } from '../words.ts';

type Props = AnswerProps<'highlight'>;

/** A text or a table whose pieces are marked by pressing them. */
export function HighlightAnswer(props: Props) {
  const { name, content, response, disabled } = props;

  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3">
      <legend className="sr-only">{name}</legend>
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        Press each part that answers the question. Press again to take it back.
        <output className="text-ink-soft">{markCount(response?.length ?? 0, undefined)}</output>
      </p>
      {content.form === 'text' ? (
        <p className="text-question leading-loose whitespace-pre-line">
          {keyed(content.pieces).map(({ key, value }) => (
            <Piece key={key} {...props} piece={value} />
          ))}
        </p>
      ) : (
        <ScrollingTable>
          <thead>
            <tr>
              {keyed(content.head).map(({ key, value }) => (
                <th key={key} scope="col">
                  <RichText inline>{value}</RichText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(content.rows).map(({ key: rowKey, value: row }) => (
              <tr key={rowKey}>
                {keyed(row).map(({ key, value }) => (
                  <td key={key}>
                    <Piece {...props} piece={value} />
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

const LOOKS: Record<OptionMark, string> = {
  correct: 'border-positive bg-positive-soft',
  incorrect: 'border-critical bg-critical-soft',
};
const VERDICT_WORDS: Record<OptionMark, string> = { correct: ' (right answer)', incorrect: ' (not right)' };
const VERDICT_SIGNS: Record<OptionMark, string> = { correct: ' ✓', incorrect: ' ✗' };

function Piece({ piece, response, onChange, verdicts }: Props & { piece: HighlightPiece }) {
  const { id, text } = piece;
  if (id === undefined) return <RichText inline>{text}</RichText>;

  const isMarked = response?.includes(id) === true;
  const mark = verdicts?.[id];

  return (
    <button
      type="button"
      aria-pressed={isMarked}
      onClick={() => onChange(toggled(response ?? [], id))}
      className={cn(
        'inline cursor-pointer rounded-sm border-2 px-1 py-1 text-left whitespace-pre-line disabled:cursor-default',
        mark === undefined
          ? isMarked
            ? 'border-accent-strong bg-accent-soft font-semibold underline'
            : 'border-dashed border-line-strong'
          : LOOKS[mark],
      )}
    >
      <RichText inline>{text}</RichText>
      {mark && (
        <>
          <span className="sr-only">{VERDICT_WORDS[mark]}</span>
          <span aria-hidden="true">{VERDICT_SIGNS[mark]}</span>
        </>
      )}
    </button>
  );
}
