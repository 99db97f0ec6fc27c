import type { PracticeSetWish, PracticeTopics } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { BUILD_TITLE } from '#copy/progress.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { count } from '#lib/format.ts';
import { QueryView } from '#lib/query-view.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField, SelectField } from '#ui/fields.tsx';

import { SetProblem } from './set-problem.tsx';
import { useStartSet } from './use-start-set.ts';

type BuiltWish = Extract<PracticeSetWish, { kind: 'built' }>;

const COUNTS = [5, 10, 20, 30, 50];
const SOURCES = [
  ['all', 'All questions'],
  ['unseen', 'Only questions I have not seen'],
  ['missed', 'Only questions I missed or was not sure of'],
] as const;
const DIFFICULTIES = [
  ['', 'Any'],
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
] as const;

/** A practice set of the learner's own making. */
export function SetBuilder({ exam }: { exam: string | null }) {
  const tests = useQuery(endpointQuery(calls.catalog.topics));

  return (
    <Card asChild className="grid gap-5 print:hidden">
      <section aria-labelledby="build">
        <h2 id="build" className="scroll-mt-24 text-heading-s">
          {BUILD_TITLE}
        </h2>
        <QueryView query={tests} loading="Loading topics…">
          {(all) => <BuilderForm tests={all.filter(({ sealed }) => !sealed)} suggested={exam} />}
        </QueryView>
      </section>
    </Card>
  );
}

type BuilderFormProps = { tests: readonly PracticeTopics[]; suggested: string | null };

function BuilderForm({ tests, suggested }: BuilderFormProps) {
  const exams = [...new Set(tests.map(({ examType }) => examType))];
  const [exam, setExam] = useState(suggested ?? exams[0] ?? '');
  const [subject, setSubject] = useState('');
  const [topics, setTopics] = useState<readonly string[]>([]);
  const [isTimed, setIsTimed] = useState(false);
  const start = useStartSet();
  const ofExam = tests.filter(({ examType }) => examType === exam);
  const subjects = [...new Set(ofExam.map(({ examSubject }) => examSubject))];
  const offered = topicsOf(ofExam.filter(({ examSubject }) => examSubject === subject));

  function build(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const difficulty = fields.get('difficulty') as BuiltWish['difficulty'] | '';
    start.mutate({
      title: [exam, subject].filter((name) => name !== '').join(': '),
      isTimed,
      wish: {
        kind: 'built',
        exam,
        from: fields.get('from') as BuiltWish['from'],
        count: Number(fields.get('count')),
        ...(subject !== '' && { subjects: [subject] }),
        ...(topics.length > 0 && { topics: [...topics] }),
        ...(difficulty !== '' && { difficulty }),
      },
    });
  }

  return (
    <form onSubmit={build} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Exam"
          value={exam}
          onChange={({ target }) => {
            setExam(target.value);
            setSubject('');
            setTopics([]);
          }}
        >
          {exams.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Subject"
          value={subject}
          onChange={({ target }) => {
            setSubject(target.value);
            setTopics([]);
          }}
        >
          <option value="">All subjects</option>
          {subjects.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="Questions to choose from" name="from">
          {SOURCES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Difficulty" name="difficulty">
          {DIFFICULTIES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="How many" name="count" defaultValue={10}>
          {COUNTS.map((amount) => (
            <option key={amount} value={amount}>
              {count(amount, 'question')}
            </option>
          ))}
        </SelectField>
      </div>
      {offered.length > 0 && <TopicChoice offered={offered} chosen={topics} onChoose={setTopics} />}
      <CheckboxField
        label="With a time limit"
        hint="90 seconds a question. The set ends when the time is up."
        checked={isTimed}
        onChange={({ target }) => setIsTimed(target.checked)}
      />
      <SetProblem error={start.error} />
      <Button type="submit" className="justify-self-start" disabled={start.isPending || exam === ''}>
        Start the set
      </Button>
    </form>
  );
}

type TopicChoiceProps = {
  offered: readonly string[];
  chosen: readonly string[];
  onChoose: (topics: readonly string[]) => void;
};

function TopicChoice({ offered, chosen, onChoose }: TopicChoiceProps) {
  const toggle = (topic: string) =>
    onChoose(chosen.includes(topic) ? chosen.filter((other) => other !== topic) : [...chosen, topic]);

  return (
    <fieldset>
      <legend className="font-semibold">Topics: all of them, unless you choose some</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {offered.map((topic) => (
          <CheckboxField
            key={topic}
            label={topic}
            checked={chosen.includes(topic)}
            onChange={() => toggle(topic)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function topicsOf(tests: readonly PracticeTopics[]): string[] {
  return [...new Set(tests.flatMap(({ topics }) => topics.map(({ topic }) => topic)))].toSorted(
    (one, other) => one.localeCompare(other),
  );
}
