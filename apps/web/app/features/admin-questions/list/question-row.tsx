import { BookOpenText, Copy, Image, RefreshCcw, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';

import { QUESTION_TYPE_NAMES } from '#copy/admin-questions.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { RESCORE } from '#copy/rescore.ts';
import { Button } from '#ui/button.tsx';
import { LineText } from '#ui/line-text.tsx';
import { SortableHandle } from '#ui/sortable-controls.tsx';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { keyWords, questionName } from './question-words.ts';
import { ROW_TARGET } from './use-row-keys.ts';

/** A row shows this much of a question, in characters. */
const STEM_LENGTH = 240;

export type RowActions = {
  onSelect: (index: number, isRange: boolean) => void;
  onEdit: (listed: ListedQuestion) => void;
  onDuplicate: (listed: ListedQuestion) => void;
  onRescore: (listed: ListedQuestion) => void;
  onDelete: (listed: ListedQuestion) => void;
};

type QuestionRowProps = {
  listed: ListedQuestion;
  /** Its place among the rows shown. */
  place: number;
  isSelected: boolean;
  isSortable: boolean;
  actions: RowActions;
  onKey: (event: KeyboardEvent, place: number) => void;
};

/** What a row says of its question, and what can be done with it. */
export const QuestionRow = memo(function QuestionRow({
  listed,
  place,
  isSelected,
  isSortable,
  actions,
  onKey,
}: QuestionRowProps) {
  const { question, index } = listed;
  const name = questionName(question, index);

  return (
    <div className="flex items-start gap-x-1 sm:gap-x-2">
      <div className="flex shrink-0 max-sm:flex-col">
        <label className="grid size-11 cursor-pointer place-items-center">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={(event) => {
              const { shiftKey } = event.nativeEvent as MouseEvent;
              actions.onSelect(place, shiftKey);
            }}
            className="size-5 cursor-pointer accent-primary"
          />
          <span className="sr-only">Select {name}</span>
        </label>
        {isSortable && <SortableHandle name={name} />}
      </div>
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3">
        <div className="min-w-0 grow basis-64">
          <button
            type="button"
            {...ROW_TARGET}
            onClick={() => actions.onEdit(listed)}
            onKeyDown={(event) => onKey(event, place)}
            className="min-h-11 w-full cursor-pointer rounded-control py-2 text-left hover:text-primary"
          >
            <span className="line-clamp-3 wrap-anywhere">
              <span className="sr-only">Edit question </span>
              <span className="font-semibold tabular-nums">{index + 1}.</span>{' '}
              <LineText length={STEM_LENGTH}>{question.questionText}</LineText>
            </span>
          </button>
          <RowFacts listed={listed} />
        </div>
        <div className="-ml-3 flex flex-wrap sm:ml-0">
          <Button intent="quiet" size="small" onClick={() => actions.onDuplicate(listed)}>
            <Copy aria-hidden="true" />
            Duplicate<span className="sr-only"> {name}</span>
          </Button>
          {question.questionType !== 'fill_blank' && (
            <Button intent="quiet" size="small" onClick={() => actions.onRescore(listed)}>
              <RefreshCcw aria-hidden="true" />
              {RESCORE.open}
              <span className="sr-only"> of {name}</span>
            </Button>
          )}
          <Button intent="quiet" size="small" onClick={() => actions.onDelete(listed)}>
            <Trash2 aria-hidden="true" />
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </div>
  );
});

function RowFacts({ listed: { question } }: { listed: ListedQuestion }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-small wrap-anywhere text-ink-soft">
      <li className="font-semibold">Key: {keyWords(question)}</li>
      <li>{QUESTION_TYPE_NAMES[question.questionType]}</li>
      <li>{DIFFICULTY_NAMES[question.difficulty]}</li>
      {question.topic !== undefined && <li>{question.topic}</li>}
      {question.passage !== undefined && (
        <li className="flex items-center gap-1.5">
          <BookOpenText aria-hidden="true" className="size-4" />
          Passage
        </li>
      )}
      {question.questionImage !== undefined && (
        <li className="flex items-center gap-1.5">
          <Image aria-hidden="true" className="size-4" />
          Picture
        </li>
      )}
    </ul>
  );
}
