import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ExamPageCopy } from '#copy/exam-page.ts';
import { PATHS } from '#copy/site-links.ts';
import { ContinueTests } from '#lib/continue-tests.tsx';
import { Button } from '#ui/button.tsx';

import { PageHero } from '../sections/page-hero.tsx';
import { StartButton } from '../start/start-button.tsx';

type ExamHeroProps = { exam: ExamPageCopy; picture: ReactNode };

export function ExamHero({ exam, picture }: ExamHeroProps) {
  const { start, ...hero } = exam.hero;

  return (
    <PageHero {...hero} picture={picture}>
      <ContinueTests matchesProduct={exam.matchesProduct} className="w-full" />
      <div className="flex w-full flex-wrap gap-3">
        <StartButton label={start} matchesProduct={exam.matchesProduct} />
        <Button asChild intent="secondary" size="large" className="w-full sm:w-auto">
          <Link to={PATHS.choosePracticeTest}>Take a timed test</Link>
        </Button>
      </div>
    </PageHero>
  );
}
