import {
  BadgeCheck,
  Code,
  DoorOpen,
  HandHeart,
  Headset,
  Library,
  MessageCircleQuestionMark,
  Pencil,
  Scale,
  Sigma,
  Stethoscope,
} from 'lucide-react';
import { Link } from 'react-router';

import { ABOUT_CLOSING, IMPACT, MISSION, REASONS, STORY, TEAM, TEAM_NOTE, VALUES } from '#copy/about.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { DeskLamp } from '#ui/illustrations/desk-lamp.tsx';

import { ClosingCall } from '../sections/closing-call.tsx';
import { FigureRow } from '../sections/figure-row.tsx';
import { ItemList } from '../sections/item-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';

export function AboutPage() {
  return (
    <>
      <PageHero {...MISSION} picture={<DeskLamp className="h-auto w-full" />} />
      <FigureRow label="What we have done so far" figures={IMPACT} />
      <Section id="story" title={STORY.title} isSplit>
        <div className="grid max-w-prose gap-4">
          {STORY.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="values" title="What we stand for" ground="sunken">
        <ItemList items={VALUES} icons={[Pencil, HandHeart, Scale, DoorOpen]} columns={2} />
      </Section>
      <Section id="team" title="The team" text={TEAM_NOTE}>
        <ItemList items={TEAM} icons={[Stethoscope, Sigma, Headset, Code]} columns={2} />
      </Section>
      <Section id="reasons" title="Why learners choose us" ground="sunken">
        <ItemList items={REASONS} icons={[MessageCircleQuestionMark, Library, BadgeCheck]} />
      </Section>
      <ClosingCall title={ABOUT_CLOSING.title} text={ABOUT_CLOSING.text}>
        <Button asChild size="large" className="w-full sm:w-auto">
          <Link to={PATHS.home}>{ABOUT_CLOSING.home}</Link>
        </Button>
        <Button asChild intent="secondary" size="large" className="w-full sm:w-auto">
          <Link to={PATHS.contact}>{ABOUT_CLOSING.contact}</Link>
        </Button>
      </ClosingCall>
    </>
  );
}
