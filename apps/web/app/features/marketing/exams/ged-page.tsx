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
        <SubjectCards subjects={GED_SUBJECTS} icons={[Calculator, FlaskConical, Landmark, PenLine]} />
      </Section>
      <Section id="features" title="How practice works here">
        <ItemList
          items={GED_FEATURES}
          icons={[ListOrdered, Lightbulb, CalendarCheck, Footprints]}
          columns={2}
        />
      </Section>
      <ExamClosing exam={GED} />
    </>
  );
}
