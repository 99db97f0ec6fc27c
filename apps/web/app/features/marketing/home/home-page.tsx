import { STATISTICS } from '#copy/home.ts';

import { FigureRow } from '../sections/figure-row.tsx';
import { ExamTeasers } from './exam-teasers.tsx';
import { HomeClosing } from './home-closing.tsx';
import { HomeHero } from './home-hero.tsx';
import { Reviews } from './reviews.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { WaysToPractice } from './ways-to-practice.tsx';

export function HomePage() {
  return (
    <>
      <HomeHero />
      <FigureRow label="Second Bell in figures" figures={STATISTICS} />
      <WaysToPractice />
      <ExamTeasers />
      <SampleDashboard />
      <Reviews />
      <HomeClosing />
    </>
  );
}
