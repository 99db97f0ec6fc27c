import { BookOpenCheck, Timer } from 'lucide-react';
import { Link } from 'react-router';

import { HERO, WAYS_TO_PRACTICE } from '#copy/home.ts';
import { examPath, FEATURED_EXAM_ID, PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

import { SampleQuestion } from './sample-question.tsx';
import { WayCard } from './way-card.tsx';

export function HomePage() {
  const { learn, timed } = WAYS_TO_PRACTICE;

  return (
    <div className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
      <div className="grid items-center gap-10 py-10 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
        <Hero />
        <SampleQuestion />
      </div>
      <section aria-labelledby="ways" className="grid gap-6">
        <h2 id="ways" className="text-heading-l">
          Two ways to practice
        </h2>
        <div className="grid gap-5 md:grid-cols-2">
          <WayCard icon={BookOpenCheck} {...learn} to={PATHS.selectProduct} />
          <WayCard icon={Timer} {...timed} to={examPath(FEATURED_EXAM_ID)} />
        </div>
        <p className="text-ink-soft">
          Looking for another test?{' '}
          <Link
            to={PATHS.choosePracticeTest}
            className="font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4"
          >
            See all practice tests
          </Link>
        </p>
      </section>
    </div>
  );
}

function Hero() {
  return (
    <header className="grid justify-items-start gap-5">
      <h1 className="text-display">{HERO.title}</h1>
      <p className="max-w-prose text-lead text-ink-soft">{HERO.text}</p>
      <Button asChild size="large" className="w-full sm:w-auto">
        <Link to={PATHS.selectProduct}>Choose your exam</Link>
      </Button>
      <p className="text-ink-soft">GED, TEAS, NCLEX-RN, HESI and HiSET. No account needed.</p>
    </header>
  );
}
