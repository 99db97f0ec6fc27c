import {
  Atom,
  Bone,
  BookOpen,
  Calculator,
  Dna,
  ListChecks,
  Magnet,
  MessageCircleQuestionMark,
  Percent,
  Pill,
  SpellCheck,
  Target,
  WholeWord,
} from 'lucide-react';

import { HESI, HESI_FEATURES, HESI_RESOURCES, HESI_SUBJECTS } from '#copy/hesi.ts';
import { DeskLamp } from '#ui/illustrations/desk-lamp.tsx';

import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamHero } from './exam-hero.tsx';
import { Resources } from './resources.tsx';
import { SubjectCards } from './subject-cards.tsx';

const SUBJECT_ICONS = [Percent, BookOpen, WholeWord, SpellCheck, Dna, Atom, Bone, Magnet];

export function HesiPage() {
  return (
    <>
      <ExamHero exam={HESI} picture={<DeskLamp className="h-auto w-full" />} />
      <Section id="subjects" title="The HESI A2 subjects" ground="sunken">
        <SubjectCards exam={HESI} subjects={HESI_SUBJECTS} icons={SUBJECT_ICONS} />
      </Section>
      <Section id="features" title="How to get ready">
        <ItemList
          items={HESI_FEATURES}
          icons={[ListChecks, Target, Calculator, MessageCircleQuestionMark]}
          columns={2}
        />
      </Section>
      <Resources items={HESI_RESOURCES} icons={[Pill, WholeWord, Bone]} />
      <ExamClosing exam={HESI} />
    </>
  );
}
