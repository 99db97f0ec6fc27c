import type { AdminPracticeTest, AdminQuestion } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, Plus, SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';

import { adminQueries } from '#lib/admin-queries.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { useDuplicate } from './actions/use-duplicate.ts';
import { useQuestionOrder } from './actions/use-question-order.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { applyFilter, isFiltering, listQuestions, topicsOf } from './filter/question-filter.ts';
import { useQuestionFilter } from './filter/use-question-filter.ts';
import { ListBar } from './list/list-bar.tsx';
import { QuestionList } from './list/question-list.tsx';
import type { RowActions } from './list/question-row.tsx';
import { useSelection } from './list/use-selection.ts';
import type { OpenDialog } from './open-dialog.ts';
import { OpenQuestionDialog } from './open-question-dialog.tsx';

type QuestionBankProps = {
  test: Pick<AdminPracticeTest, 'id' | 'title'>;
  /** The button and dialog that another feature makes. */
  bulkUpload?: ReactNode;
};

/** Level 4 of the desk: the questions of a practice test. */
export function QuestionBank({ test, bulkUpload }: QuestionBankProps) {
  const questions = useQuery(adminQueries.questions(test.id));
  const [dialog, setDialog] = useState<OpenDialog>();

  return (
    <QueryView query={questions} loading="Loading questions…">
      {(list) => (
        <>
          <div className="mb-5 flex flex-wrap gap-3">
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <Plus aria-hidden="true" />
              Add Question
            </Button>
            {bulkUpload}
          </div>
          {list.length === 0 ? (
            <EmptyState icon={ListPlus} title="No questions yet">
              Add the first question of {test.title}, or upload many at once.
            </EmptyState>
          ) : (
            <Questions testId={test.id} questions={list} onOpen={setDialog} />
          )}
          <OpenQuestionDialog
            dialog={dialog}
            testId={test.id}
            questions={list}
            onOpen={setDialog}
            onClose={() => setDialog(undefined)}
          />
        </>
      )}
    </QueryView>
  );
}

type QuestionsProps = {
  testId: string;
  questions: readonly AdminQuestion[];
  onOpen: (dialog: OpenDialog) => void;
};

function Questions({ testId, questions, onOpen }: QuestionsProps) {
  const control = useQuestionFilter();
  const filter = useDeferredValue(control.filter);
  const all = useMemo(() => listQuestions(questions), [questions]);
  const isFiltered = isFiltering(filter);
  const shown = useMemo(() => (isFiltered ? applyFilter(all, filter) : all), [all, filter, isFiltered]);
  const topics = useMemo(() => topicsOf(questions), [questions]);
  const selection = useSelection(shown);
  const reorder = useQuestionOrder(testId);
  const { mutate: duplicate } = useDuplicate();
  const { select } = selection;
  const actions = useMemo(
    () =>
      ({
        onSelect: select,
        onEdit: (listed) => onOpen({ kind: 'edit', listed }),
        onDuplicate: ({ question: { id } }) => duplicate({ params: { id } }),
        onRescore: (listed) => onOpen({ kind: 'rescore', listed, isUnasked: false }),
        onDelete: (listed) => onOpen({ kind: 'delete', selected: [listed] }),
      }) satisfies RowActions,
    [select, onOpen, duplicate],
  );

  return (
    <>
      <FilterBar control={control} topics={topics} />
      <ListBar
        shownCount={shown.length}
        totalCount={questions.length}
        isFiltered={isFiltered}
        selection={selection}
        onAct={(kind) => onOpen({ kind, selected: selection.selected })}
      />
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title="No question fits">
          Try other words, or clear the search and the filters.
        </EmptyState>
      ) : (
        <QuestionList
          listed={shown}
          selectedIds={selection.selectedIds}
          isSortable={!isFiltered}
          onReorder={reorder}
          actions={actions}
        />
      )}
    </>
  );
}
