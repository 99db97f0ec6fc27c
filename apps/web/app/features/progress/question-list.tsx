import type { AnsweredQuestion } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { NOTHING_FOUND, QUESTIONS_TITLE } from '#copy/progress.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';

import { Pages } from './pages.tsx';
import { answeredQuestionsQuery } from './progress-queries.ts';
import { QuestionRow } from './question-row.tsx';
import { SetProblem } from './set-problem.tsx';
import { useStartSet } from './use-start-set.ts';

/** As the server has them. */
const PER_PAGE = 20;

const FILTERS = [
  ['', 'All'],
  ['missed', 'Not right last time'],
  ['unsure', 'Marked as not sure'],
  ['flagged', 'Flagged in a timed test'],
  ['bookmarked', 'Bookmarked'],
  ['noted', 'With a note of mine'],
] as const;

type QuestionListProps = { exam: string | null; topics: readonly string[] };

/** Each question that was answered, to be found again by words, result and topic, with the learner's own notes. */
export function QuestionList({ exam, topics }: QuestionListProps) {
  const [only, setOnly] = useState('');
  const [topic, setTopic] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  // A list that is being typed for is asked for when the typing pauses.
  const words = useDeferredValue(search.trim());
  const start = useStartSet();
  const questions = useQuery(
    answeredQuestionsQuery({
      page: String(page),
      ...(exam !== null && { exam }),
      ...(only !== '' && { only }),
      ...(topic !== '' && { topic }),
      ...(words !== '' && { search: words }),
    }),
  );
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setPage(1);
  };
  const practise = (shown: readonly AnsweredQuestion[]) =>
    start.mutate({
      title: 'Questions you chose',
      wish: { kind: 'given', questionIds: shown.map(({ questionId }) => questionId) },
    });

  return (
    <Card asChild className="grid content-start gap-5">
      <section aria-labelledby="answered">
        <h2 id="answered" className="text-heading-s">
          {QUESTIONS_TITLE}
        </h2>
        <div role="search" className="grid gap-4 sm:grid-cols-3 print:hidden">
          <TextField
            label="Search"
            type="search"
            maxLength={200}
            value={search}
            onChange={change(setSearch)}
          />
          <SelectField label="Show" value={only} onChange={change(setOnly)}>
            {FILTERS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Topic" value={topic} onChange={change(setTopic)}>
            <option value="">All topics</option>
            {topics.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
        <QueryView query={questions} loading="Loading your questions…">
          {({ total, questions: shown }) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p role="status">{total === 0 ? NOTHING_FOUND : count(total, 'question')}</p>
                {total > 0 && (
                  <Button
                    intent="secondary"
                    size="small"
                    className="print:hidden"
                    disabled={start.isPending}
                    onClick={() => practise(shown)}
                  >
                    Practice these {shown.length}
                  </Button>
                )}
              </div>
              <SetProblem error={start.error} />
              <ul className="grid gap-4">
                {shown.map((question) => (
                  <li key={question.questionId} className="border-b border-line pb-4 last:border-0 last:pb-0">
                    <QuestionRow question={question} />
                  </li>
                ))}
              </ul>
              <Pages name={QUESTIONS_TITLE} page={page} total={total} perPage={PER_PAGE} onPage={setPage} />
            </>
          )}
        </QueryView>
      </section>
    </Card>
  );
}
