import { Clock, Printer } from 'lucide-react';

import { Button } from '#ui/button.tsx';

import type { Guide } from '../content/guides.server.ts';
import { MaterialBadges } from '../material-badges.tsx';
import { NextSteps } from '../next-steps.tsx';
import { ReadingFrame } from '../reading-frame.tsx';
import { TextView } from '../text-view.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const NEXT_STEP =
  'Reading is the first half. Try what you have just read on real questions: you see at once what is right, and why.';

/** A study guide to read on the screen or on paper. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { material, contents, body, practice, related } = guide;

  return (
    <ReadingFrame>
      <GuideHeader guide={guide} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14">
        <TableOfContents contents={contents} />
        <article
          aria-label={material.title}
          className="grid max-w-[42rem] min-w-0 grid-cols-1 content-start gap-4 lg:col-start-1 lg:row-start-1 print:max-w-none"
        >
          <TextView nodes={body} />
        </article>
      </div>
      <div className="mt-14">
        <NextSteps text={NEXT_STEP} practice={practice} examType={material.examType} related={related} />
      </div>
    </ReadingFrame>
  );
}

function GuideHeader({ guide: { material, minutes } }: { guide: Guide }) {
  return (
    <header className="grid max-w-3xl justify-items-start gap-4">
      <MaterialBadges material={material} />
      <h1 className="text-heading-l">{material.title}</h1>
      <p className="text-lead text-ink-soft">{material.content}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
          About {minutes} minutes
        </p>
        <Button intent="secondary" size="small" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print this guide
        </Button>
      </div>
    </header>
  );
}
