import { Library } from 'lucide-react';
import { Link } from 'react-router';

import { HERO } from '#copy/home.ts';
import { EXAM_LINKS, STUDY_MATERIALS_LINK } from '#copy/site-links.ts';
import { ContinueTests } from '#lib/continue-tests.tsx';
import { ReviewDueLine } from '#lib/review-due-line.tsx';
import { Button } from '#ui/button.tsx';
import { BusWindow } from '#ui/illustrations/bus-window.tsx';

/** The first screen: whom this is for, and one question to answer: which exam? */
export function HomeHero() {
  return (
    <header className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <div className="grid gap-5">
        <h1 className="text-display">{HERO.title}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{HERO.text}</p>
        <ContinueTests className="max-w-xl" />
        <nav aria-labelledby="choose" className="grid gap-3">
          <p id="choose" className="font-semibold">
            {HERO.choose}
          </p>
          <ul className="grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-3">
            {EXAM_LINKS.map(({ label, to }) => (
              <li key={label}>
                <Button asChild size="large" className="w-full px-3">
                  <Link to={to}>{label}</Link>
                </Button>
              </li>
            ))}
            <li>
              <Button asChild intent="secondary" className="min-h-14 w-full px-2">
                <Link to={STUDY_MATERIALS_LINK.to}>
                  <Library aria-hidden="true" className="hidden sm:block" />
                  {STUDY_MATERIALS_LINK.label}
                </Link>
              </Button>
            </li>
          </ul>
        </nav>
        <ReviewDueLine otherwise={<p className="text-ink-soft">{HERO.note}</p>} />
      </div>
      <BusWindow className="mx-auto h-auto w-full max-w-lg lg:max-w-none" />
    </header>
  );
}
