import {
  BookOpen,
  Calculator,
  ChartColumn,
  CirclePlay,
  FlaskConical,
  Flag,
  Grid3x3,
  Keyboard,
  Landmark,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  PenLine,
  Percent,
  Timer,
} from 'lucide-react';
import { Link } from 'react-router';

import {
  HESI_NOTE,
  HISET,
  HISET_ADVANTAGES,
  HISET_RESOURCES,
  HISET_SIMULATION,
  HISET_SUBJECTS,
} from '#copy/hiset.ts';
import { PATHS } from '#copy/site-links.ts';
import { Notebook } from '#ui/illustrations/notebook.tsx';
import { Notice } from '#ui/notice.tsx';

import { TimedScreenshot } from '../pictures/timed-screenshot.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';
import { ExamClosing } from './exam-closing.tsx';
import { ExamHero } from './exam-hero.tsx';
import { Resources } from './resources.tsx';
import { SubjectCards } from './subject-cards.tsx';

const SUBJECT_ICONS = [BookOpen, PenLine, Calculator, FlaskConical, Landmark];
const SIMULATION_ICONS = [Timer, Flag, Grid3x3, Keyboard];
const ADVANTAGE_ICONS = [CirclePlay, MessageCircleQuestionMark, MonitorSmartphone];

export function HisetPage() {
  return (
    <>
      <ExamHero exam={HISET} picture={<Notebook className="h-auto w-full" />} />
      <div className="mx-auto max-w-6xl px-4 pb-12 sm:px-6">
        <HesiNote />
      </div>
      <Section id="subjects" title="The five HiSET subjects" ground="sunken">
        <SubjectCards exam={HISET} subjects={HISET_SUBJECTS} icons={SUBJECT_ICONS} />
      </Section>
      <Section
        id="simulation"
        title="Like the computer-based test"
        text="You take the HiSET on a screen. The timed tests here feel the same."
      >
        <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <TimedScreenshot />
          <ItemList items={HISET_SIMULATION} icons={SIMULATION_ICONS} columns={1} />
        </div>
      </Section>
      <Section id="advantages" title="Why practice here" ground="sunken">
        <ItemList items={HISET_ADVANTAGES} icons={ADVANTAGE_ICONS} />
      </Section>
      <Resources items={HISET_RESOURCES} icons={[PenLine, Percent, ChartColumn]} />
      <ExamClosing exam={HISET} />
    </>
  );
}

function HesiNote() {
  return (
    <Notice tone="neutral" title={HESI_NOTE.title}>
      {HESI_NOTE.text}{' '}
      <Link
        to={PATHS.hesi}
        className="font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4"
      >
        {HESI_NOTE.action}
      </Link>
    </Notice>
  );
}
