import {
  Bone,
  BookOpen,
  Calculator,
  FlaskConical,
  HeartPulse,
  MessageCircleQuestionMark,
  Percent,
  SpellCheck,
  Timer,
} from 'lucide-react';

import { TEAS, TEAS_FEATURES, TEAS_RESOURCES, TEAS_SUBJECTS } from '#copy/teas.ts';
import { HeartAndFlask } from '#ui/illustrations/heart-and-flask.tsx';

import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamHero } from './exam-hero.tsx';
import { Resources } from './resources.tsx';
import { SubjectCards } from './subject-cards.tsx';

export function TeasPage() {
  return (
    <>
      <ExamHero exam={TEAS} picture={<HeartAndFlask className="h-auto w-full" />} />
      <Section id="subjects" title="The four parts of the TEAS" ground="sunken">
        <SubjectCards
          exam={TEAS}
          subjects={TEAS_SUBJECTS}
          icons={[BookOpen, Calculator, FlaskConical, SpellCheck]}
        />
      </Section>
      <Section id="features" title="How practice works here">
        <ItemList items={TEAS_FEATURES} icons={[HeartPulse, MessageCircleQuestionMark, Timer]} />
      </Section>
      <Resources items={TEAS_RESOURCES} icons={[Bone, Percent, BookOpen]} />
      <ExamClosing exam={TEAS} />
    </>
  );
}
