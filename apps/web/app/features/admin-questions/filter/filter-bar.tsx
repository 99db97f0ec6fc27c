import { X } from 'lucide-react';
import { useRef } from 'react';

import { QUESTION_TYPE_NAMES } from '#copy/admin-questions.ts';
import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields.tsx';

import { isFiltering, type QuestionFilter } from './question-filter.ts';
import type { QuestionFilterControl } from './use-question-filter.ts';

type FilterBarProps = { control: QuestionFilterControl; topics: readonly string[] };

/** The value of each choice that filters nothing. */
const ALL = 'all';
const NO_TOPIC = 'none';
/** In front of the topics, so that none is taken for a choice of ours. */
const TOPIC = 'topic:';

export function FilterBar({ control: { filter, change, type, clear }, topics }: FilterBarProps) {
  const searchField = useRef<HTMLInputElement>(null);
  const clearAll = () => {
    clear();
    // The button that was pressed is gone.
    searchField.current?.focus();
  };

  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 lg:col-span-1">
        <TextField
          ref={searchField}
          label="Search questions"
          type="search"
          value={filter.search}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <NameSelect
        label="Type"
        names={QUESTION_TYPE_NAMES}
        value={filter.type}
        onChange={(chosen) => change({ type: chosen })}
      />
      <NameSelect
        label="Difficulty"
        names={DIFFICULTY_NAMES}
        value={filter.difficulty}
        onChange={(chosen) => change({ difficulty: chosen })}
      />
      <TopicSelect topics={topics} value={filter.topic} onChange={(topic) => change({ topic })} />
      {isFiltering(filter) && (
        <Button intent="quiet" size="small" className="min-h-13 self-end" onClick={clearAll}>
          <X aria-hidden="true" />
          Clear
        </Button>
      )}
    </search>
  );
}

type NameSelectProps<K extends string> = {
  label: string;
  names: Readonly<Record<K, string>>;
  value: K | undefined;
  onChange: (value: K | undefined) => void;
};

function NameSelect<K extends string>({ label, names, value, onChange }: NameSelectProps<K>) {
  const keys = Object.keys(names) as K[];

  return (
    <SelectField
      label={label}
      value={value ?? ALL}
      onChange={(event) => onChange(keys.find((key) => key === event.target.value))}
    >
      <option value={ALL}>All</option>
      {keys.map((key) => (
        <option key={key} value={key}>
          {names[key]}
        </option>
      ))}
    </SelectField>
  );
}

type TopicSelectProps = {
  topics: readonly string[];
  value: QuestionFilter['topic'];
  onChange: (topic: QuestionFilter['topic']) => void;
};

function TopicSelect({ topics, value, onChange }: TopicSelectProps) {
  // The address may name a topic whose last question is gone.
  const names = value === undefined || value === '' ? topics : new Set([...topics, value]);

  return (
    <SelectField
      label="Topic"
      value={topicValue(value)}
      onChange={({ target }) => onChange(topicIn(target.value))}
    >
      <option value={ALL}>All</option>
      <option value={NO_TOPIC}>No topic</option>
      {[...names].map((topic) => (
        <option key={topic} value={TOPIC + topic}>
          {topic}
        </option>
      ))}
    </SelectField>
  );
}

function topicValue(topic: QuestionFilter['topic']): string {
  if (topic === undefined) return ALL;

  return topic === '' ? NO_TOPIC : TOPIC + topic;
}

function topicIn(value: string): QuestionFilter['topic'] {
  if (value === NO_TOPIC) return '';

  return value.startsWith(TOPIC) ? value.slice(TOPIC.length) : undefined;
}
