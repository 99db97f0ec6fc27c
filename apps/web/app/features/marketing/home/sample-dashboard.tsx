import { Link } from 'react-router';

import { SAMPLE_DASHBOARD, VIEW_ALL_RESULTS } from '#copy/home.ts';
import { PATHS } from '#copy/site-links.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SampleMark } from '#ui/sample-mark.tsx';

import { Section } from '../sections/section.tsx';

const { title, text, caption, subjects, scores, facts } = SAMPLE_DASHBOARD;

/** What a page of results looks like after some weeks. Fixed figures, plainly called a sample. */
export function SampleDashboard() {
  return (
    <Section id="progress" title={title} text={text}>
      <Card className="grid gap-8">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Badge tone="accent">{caption}</Badge>
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {facts.map((fact) => (
              <div key={fact.label} className="flex items-baseline gap-2">
                <dd className="order-first font-heading text-heading-m font-semibold">
                  {fact.value} <SampleMark className="align-middle" />
                </dd>
                <dt className="order-last text-ink-soft">{fact.label}</dt>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid gap-8 md:grid-cols-2 md:gap-12">
          <Progress />
          <Scores />
        </div>
      </Card>
      <Button asChild intent="secondary" className="justify-self-start">
        <Link to={PATHS.results}>{VIEW_ALL_RESULTS}</Link>
      </Button>
    </Section>
  );
}

function Progress() {
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-heading-s">Progress</h3>
      <ul className="grid gap-4">
        {subjects.map(({ name, percent }) => (
          <li key={name} className="grid gap-1.5">
            <span className="flex justify-between gap-3">
              {name}{' '}
              <span className="flex shrink-0 items-center gap-2 font-semibold">
                <SampleMark />
                {percent}%
              </span>
            </span>
            <ProgressBar value={percent} max={100} label={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scores() {
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-heading-s">Recent scores</h3>
      <ul className="grid">
        {scores.map(({ name, score }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0"
          >
            {name}
            <span className="flex shrink-0 items-center gap-2">
              <SampleMark />
              <Badge tone="positive">{score}%</Badge>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
