import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { SampleMark } from '#ui/sample-mark.tsx';

type PageHeroProps = {
  over: string;
  title: string;
  text: string;
  facts?: readonly string[];
  /** A fact that nobody has measured yet: it stands first, and is marked. */
  sampleFact?: string;
  picture: ReactNode;
  children?: ReactNode;
};

const NO_FACTS: readonly string[] = [];

/** The first screen of a page: what it is, and the one next step. */
export function PageHero({
  over,
  title,
  text,
  facts = NO_FACTS,
  sampleFact,
  picture,
  children,
}: PageHeroProps) {
  return (
    <header className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-accent-strong">{over}</p>
        <h1 className="text-display">{title}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{text}</p>
        {children}
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {sampleFact !== undefined && (
              <Fact>
                {sampleFact} <SampleMark />
              </Fact>
            )}
            {facts.map((fact) => (
              <Fact key={fact}>{fact}</Fact>
            ))}
          </ul>
        )}
      </div>
      <div className="mx-auto w-full max-w-md lg:max-w-none">{picture}</div>
    </header>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Check aria-hidden="true" className="size-5 shrink-0 text-positive" />
      {children}
    </li>
  );
}
