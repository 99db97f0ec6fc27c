import { useMemo, useRef } from 'react';

import { SortableList, SortableRow } from '#ui/sortable-list.tsx';

import type { ListedQuestion } from '../filter/question-filter.ts';
import { QuestionRow, type RowActions } from './question-row.tsx';
import { questionName } from './question-words.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type QuestionListProps = {
  listed: readonly ListedQuestion[];
  selectedIds: ReadonlySet<string>;
  /** Only a whole list has an order to change. */
  isSortable: boolean;
  onReorder: (ids: string[]) => void;
  actions: RowActions;
};

/** The questions, of which only those near the screen are in the page: 10,000 scroll as smoothly as ten. */
export function QuestionList({ listed, onReorder, ...rows }: QuestionListProps) {
  const items = useMemo(
    () => listed.map(({ question, index }) => ({ id: question.id, name: questionName(question, index) })),
    [listed],
  );

  return (
    <SortableList items={items} onReorder={onReorder}>
      <Rows listed={listed} {...rows} />
    </SortableList>
  );
}

function Rows({ listed, selectedIds, isSortable, actions }: Omit<QuestionListProps, 'onReorder'>) {
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => listed.map(({ question }) => question.id), [listed]);
  const { virtualizer, keep } = useVirtualRows(list, ids);
  const handleKey = useRowKeys({ virtualizer, ids, keep });

  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = listed[index];
        if (!row) return null;
        const { id } = row.question;

        return (
          <SortableRow
            key={id}
            id={id}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={listed.length}
            aria-posinset={index + 1}
            onFocus={() => keep(id)}
            style={{ top: start - virtualizer.options.scrollMargin }}
            className="absolute inset-x-0 rounded-card border border-line bg-surface-raised py-2 pr-3 pl-1 has-checked:border-primary has-checked:bg-primary-soft sm:px-3"
          >
            <QuestionRow
              listed={row}
              place={index}
              isSelected={selectedIds.has(id)}
              isSortable={isSortable}
              actions={actions}
              onKey={handleKey}
            />
          </SortableRow>
        );
      })}
    </ul>
  );
}
