import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { EXAM_TEASERS, VIEW_MORE_DETAILS } from '#copy/home.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { BellAndBooks } from '#ui/illustrations/bell-and-books.tsx';
import { Clipboard } from '#ui/illustrations/clipboard.tsx';
import { DeskLamp } from '#ui/illustrations/desk-lamp.tsx';
import { HeartAndFlask } from '#ui/illustrations/heart-and-flask.tsx';
import { Notebook } from '#ui/illustrations/notebook.tsx';

import { Quote } from '../sections/quote.tsx';

type Teaser = (typeof EXAM_TEASERS)[number];

const PICTURE_LOOK = 'mx-auto h-auto w-full max-w-md';

const PICTURES: Readonly<Record<Teaser['id'], ReactNode>> = {
  ged: <BellAndBooks className={PICTURE_LOOK} />,
  teas: <HeartAndFlask className={PICTURE_LOOK} />,
  nclex: <Clipboard className={PICTURE_LOOK} />,
  hesi: <DeskLamp className={PICTURE_LOOK} />,
  hiset: <Notebook className={PICTURE_LOOK} />,
};

/** A section per exam; the pictures change sides, so that the page has a rhythm. */
export function ExamTeasers() {
  return (
    <div className="border-t border-line bg-surface-sunken">
      <div className="mx-auto grid max-w-6xl gap-16 px-4 py-14 sm:px-6 sm:py-20">
        {EXAM_TEASERS.map((teaser, index) => (
          <ExamTeaser key={teaser.id} teaser={teaser} isPictureFirst={index % 2 === 1} />
        ))}
      </div>
    </div>
  );
}

function ExamTeaser({ teaser, isPictureFirst }: { teaser: Teaser; isPictureFirst: boolean }) {
  const { id, name, title, text, points, testimonial, to } = teaser;

  return (
    <section aria-labelledby={id} className="grid items-center gap-8 md:grid-cols-2 lg:gap-16">
      <div className={cn(isPictureFirst && 'md:order-last')}>{PICTURES[id]}</div>
      <div className="grid justify-items-start gap-5">
        <h2 id={id} className="text-heading-l">
          <span className="mb-1 block font-body text-body font-semibold text-accent-strong">
            {name}
            <span className="sr-only">:</span>
          </span>
          {title}
        </h2>
        <p className="max-w-prose text-lead text-ink-soft">{text}</p>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-positive" />
              {point}
            </li>
          ))}
        </ul>
        <Quote {...testimonial} className="my-2 max-w-prose" />
        <Button asChild intent="secondary">
          <Link to={to}>
            <span>
              {VIEW_MORE_DETAILS}
              <span className="sr-only">: {name}</span>
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
