import { type LucideIcon, Sprout, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import {
  SAMPLE_ANALYTICS,
  SAMPLE_IMPROVEMENTS,
  SAMPLE_NOTE,
  SAMPLE_PERFORMANCE,
  SAMPLE_STRENGTHS,
} from '#copy/results.ts';
import { PATHS } from '#copy/site-links.ts';
import { count } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';

/** The page's fixed figures (spec section 2), set apart from the learner's own and named as what they are. */
export function SampleFigures({ hasResults }: { hasResults: boolean }) {
  return (
    <section
      aria-labelledby="sample-figures"
      className="grid gap-6 rounded-card border-2 border-dashed border-line-strong p-5 sm:p-7"
    >
      <header className="grid justify-items-start gap-2">
        <h2 id="sample-figures" className="text-heading-m">
          Sample figures
        </h2>
        <p className="text-ink-soft">{SAMPLE_NOTE}</p>
      </header>
      {hasResults && <PerformanceOverview />}
      <DetailedAnalytics />
      <div className="grid gap-6 sm:grid-cols-2">
        <ExampleList icon={Star} title="Example strengths" lines={SAMPLE_STRENGTHS} />
        <ExampleList icon={Sprout} title="Example areas to improve" lines={SAMPLE_IMPROVEMENTS} />
      </div>
      <Button asChild intent="secondary" className="justify-self-start">
        <Link to={PATHS.studyMaterials}>Browse study materials</Link>
      </Button>
    </section>
  );
}

function PerformanceOverview() {
  return (
    <SampleTiles title="Performance overview (sample)">
      {SAMPLE_PERFORMANCE.map(({ name, score, tests }) => (
        <SampleTile key={name} name={name} figure={`${score}%`} text={count(tests, 'test')} />
      ))}
    </SampleTiles>
  );
}

function DetailedAnalytics() {
  return (
    <SampleTiles title="Detailed analytics (sample)">
      {SAMPLE_ANALYTICS.map((tile) => (
        <SampleTile key={tile.name} {...tile} />
      ))}
    </SampleTiles>
  );
}

function SampleTiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-heading-s">{title}</h3>
      <ul className="grid gap-3 sm:grid-cols-3">{children}</ul>
    </div>
  );
}

function SampleTile({ name, figure, text }: { name: string; figure: string; text: string }) {
  return (
    <li className="grid content-start rounded-control bg-surface-sunken p-4">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-heading text-heading-m font-semibold">{figure}</span>
        <SampleMark />
      </span>
      <span className="font-semibold first-letter:uppercase">{name}</span>
      <span className="text-small text-ink-soft">{text}</span>
    </li>
  );
}

type ExampleListProps = { icon: LucideIcon; title: string; lines: readonly string[] };

function ExampleList({ icon: Icon, title, lines }: ExampleListProps) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-heading-s">{title}</h3>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
            <span>
              {line} <SampleMark />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
