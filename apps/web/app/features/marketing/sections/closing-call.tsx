import type { ReactNode } from 'react';

type ClosingCallProps = { title: string; text: string; children: ReactNode };

/** The end of a page: one sentence of courage, and the next step once more. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-16">
      <div className="grid justify-items-center gap-5 rounded-card bg-primary-soft px-5 py-12 text-center sm:px-10 sm:py-16">
        <h2 id="closing" className="max-w-2xl text-heading-l">
          {title}
        </h2>
        <p className="max-w-prose text-lead">{text}</p>
        <div className="flex w-full flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  );
}
