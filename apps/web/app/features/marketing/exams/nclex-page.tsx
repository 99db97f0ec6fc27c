import {
  Activity,
  Brain,
  FileText,
  FolderTree,
  ListOrdered,
  MoonStar,
  Pill,
  Scale,
  Shapes,
  TestTubes,
} from 'lucide-react';

import { NCLEX, NCLEX_REASONS, NCLEX_RESOURCES, NEXT_GENERATION } from '#copy/nclex.ts';
import { Clipboard } from '#ui/illustrations/clipboard.tsx';

import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';
import { ClientNeeds } from './client-needs.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamHero } from './exam-hero.tsx';
import { Resources } from './resources.tsx';

export function NclexPage() {
  return (
    <>
      <ExamHero exam={NCLEX} picture={<Clipboard className="h-auto w-full" />} />
      <Section
        id="client-needs"
        title="The four client-need categories"
        text="How much of the exam each one takes, by the test plan."
        ground="sunken"
      >
        <ClientNeeds />
      </Section>
      <Section
        id="next-generation"
        title="What Next Generation NCLEX means"
        text="The exam looks more like real work now. Here is what that changes."
      >
        <ItemList items={NEXT_GENERATION} icons={[FileText, Brain, Shapes, Scale]} columns={2} />
      </Section>
      <Section id="reasons" title="Why practice here" ground="sunken">
        <ItemList items={NCLEX_REASONS} icons={[FolderTree, ListOrdered, MoonStar]} />
      </Section>
      <Resources items={NCLEX_RESOURCES} icons={[Activity, Pill, TestTubes]} />
      <ExamClosing exam={NCLEX} />
    </>
  );
}
