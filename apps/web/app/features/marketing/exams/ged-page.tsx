import {
  Calculator,
  CalendarCheck,
  FlaskConical,
  Footprints,
  Landmark,
  Lightbulb,
  ListOrdered,
  PenLine,
} from 'lucide-react';

import { GED, GED_FEATURES, GED_SUBJECTS } from '#copy/ged.ts';
import { BellAndBooks } from '#ui/illustrations/bell-and-books.tsx';

import { LearnScreenshot } from '../pictures/learn-screenshot.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamHero } from './exam-hero.tsx';
import { SubjectCards } from './subject-cards.tsx';

export function GedPage() {
  return (
    <>
      <ExamHero exam={GED} picture={<BellAndBooks className="h-auto w-full" />} />
      <Section id="subjects" title="The four GED subjects" ground="sunken">
        <SubjectCards
          exam={GED}
          subjects={GED_SUBJECTS}
          icons={[Calculator, FlaskConical, Landmark, PenLine]}
        />
      </Section>
      <Section id="features" title="How practice works here">
        <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <ItemList
            items={GED_FEATURES}
            icons={[ListOrdered, Lightbulb, CalendarCheck, Footprints]}
            columns={1}
          />
          <LearnScreenshot />
        </div>
      </Section>
      <ExamClosing exam={GED} />
    </>
  );
}
