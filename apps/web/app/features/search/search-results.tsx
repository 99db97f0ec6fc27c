import { BookOpen, ClipboardList, Layers, type LucideIcon, SearchX, Target } from 'lucide-react';
import { Link } from 'react-router';

import { SEARCH, SEARCH_SUGGESTIONS } from '#copy/search.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

import { moveAmongResults } from './move-among-results.ts';
import type { EntryGroup, SearchEntry } from './search-entries.ts';
import type { Found } from './search-index.ts';

const GROUPS: Readonly<Record<EntryGroup, { title: string; icon: LucideIcon }>> = {
  tests: { title: 'Practice tests', icon: ClipboardList },
  topics: { title: 'Topics', icon: Target },
  materials: { title: 'Study materials', icon: BookOpen },
  cards: { title: 'Flash cards', icon: Layers },
};

/** What was found, by kind, the best kind first. */
export function SearchResults({ found: { total, groups } }: { found: Found }) {
  return (
    <>
      <p role="status" className={total === 0 ? 'sr-only' : 'text-ink-soft'}>
        {total === 0 ? SEARCH.none.title : count(total, 'result')}
      </p>
      {total === 0 && <NothingFound />}
      {groups.map(({ group, entries }) => (
        <section key={group} aria-labelledby={`found-${group}`} className="grid gap-3">
          <h2 id={`found-${group}`} className="text-heading-s">
            {GROUPS[group].title}
          </h2>
          <ul className="grid gap-3">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Result entry={entry} icon={GROUPS[group].icon} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function NothingFound() {
  const actions = (
    <div className="flex flex-wrap justify-center gap-3">
      {SEARCH_SUGGESTIONS.map(({ label, to }) => (
        <Button key={to} asChild intent="secondary">
          <Link to={to}>{label}</Link>
        </Button>
      ))}
    </div>
  );

  return (
    <EmptyState icon={SearchX} title={SEARCH.none.title} action={actions}>
      {SEARCH.none.text}
    </EmptyState>
  );
}

function Result({ entry, icon: Icon }: { entry: SearchEntry; icon: LucideIcon }) {
  const { title, place, note, to, isFile } = entry;
  const content = (
    <>
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="text-small text-ink-soft wrap-anywhere">{place}</span>
        {note !== '' && <span className="line-clamp-2 text-small wrap-anywhere">{note}</span>}
      </span>
    </>
  );
  const look =
    'flex gap-3 rounded-card border border-line bg-surface-raised p-4 shadow-card transition-colors hover:border-primary';

  return isFile ? (
    <a href={to} target="_blank" rel="noopener" data-result onKeyDown={moveAmongResults} className={look}>
      {content}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  ) : (
    <Link to={to} data-result onKeyDown={moveAmongResults} className={look}>
      {content}
    </Link>
  );
}
