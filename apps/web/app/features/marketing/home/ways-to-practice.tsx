import { BookOpenCheck, Timer } from 'lucide-react';
import { Link } from 'react-router';

import { WAYS_TITLE, WAYS_TO_PRACTICE } from '#copy/home.ts';
import { examPath, FEATURED_EXAM_ID, PATHS } from '#copy/site-links.ts';

import { Section } from '../sections/section.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { WayCard } from './way-card.tsx';

/** The product itself, to try at once, beside the two ways on. */
export function WaysToPractice() {
  const { learn, timed } = WAYS_TO_PRACTICE;

  return (
    <Section id="ways" title={WAYS_TITLE}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid content-center gap-10">
          <WayCard icon={BookOpenCheck} {...learn} to={PATHS.selectProduct} />
          <WayCard icon={Timer} {...timed} to={examPath(FEATURED_EXAM_ID)} />
          <p className="text-ink-soft">
            Looking for another test?{' '}
            <Link
              to={PATHS.choosePracticeTest}
              className="font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4"
            >
              See all practice tests
            </Link>
          </p>
        </div>
        <SampleQuestion />
      </div>
    </Section>
  );
}
