import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { EXAM_TYPES, MATERIAL_TYPES, TYPE_NAMES } from '#copy/study-materials.ts';
import { Card } from '#ui/card.tsx';

import { type MaterialFilter, readFilter } from './filter.ts';

type FilterCardProps = {
  filter: MaterialFilter;
  onType: (search: string) => void;
  onChange: (part: Partial<MaterialFilter>) => void;
};

const FIELD = 'min-h-12 w-full rounded-control border-2 border-line-strong bg-surface-raised px-3 text-ink';

export function FilterCard({ filter, onType, onChange }: FilterCardProps) {
  return (
    <Card asChild className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_12rem_12rem]">
      <search aria-label="Find study materials">
        <SearchField value={filter.search} onType={onType} />
        <Choice
          label="Type"
          value={filter.type}
          onChoose={(type) => onChange({ type: readFilter(new URLSearchParams({ type })).type })}
        >
          <option value="all">All types</option>
          {MATERIAL_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type].many}
            </option>
          ))}
        </Choice>
        <Choice
          label="Exam"
          value={filter.exam}
          onChoose={(exam) => onChange({ exam: readFilter(new URLSearchParams({ exam })).exam })}
        >
          <option value="all">All exams</option>
          {EXAM_TYPES.map((exam) => (
            <option key={exam}>{exam}</option>
          ))}
        </Choice>
      </search>
    </Card>
  );
}

function SearchField({ value, onType }: { value: string; onType: (search: string) => void }) {
  const id = useId();

  return (
    <div className="max-md:col-span-2">
      <label htmlFor={id} className="font-semibold">
        Search
      </label>
      <div className="relative mt-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          value={value}
          onChange={(event) => onType(event.target.value)}
          placeholder="Fractions, heart, commas…"
          autoComplete="off"
          className={`${FIELD} pl-11 placeholder:text-ink-soft`}
        />
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();

  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${FIELD} mt-1 cursor-pointer`}
      >
        {children}
      </select>
    </div>
  );
}
