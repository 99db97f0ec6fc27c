import { ChevronDown } from 'lucide-react';

import { FAQ } from '#copy/contact.ts';

import { Section } from '../sections/section.tsx';

/** Questions that open and close by the browser's own means, without the page's code. */
export function Faq() {
  return (
    <Section id="faq" title="Questions we hear often" isSplit>
      <div className="grid border-t border-line">
        {FAQ.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
