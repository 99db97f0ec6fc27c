import { Link } from 'react-router';

import type { PlainPage as PlainPageCopy } from '#copy/plain-page.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

/** A page of text: narrow enough to read, with a way to ask at its end. */
export function PlainPage({ page: { over, title, text, sections } }: { page: PlainPageCopy }) {
  return (
    <article className="mx-auto grid max-w-3xl gap-10 px-4 py-10 sm:px-6 sm:py-16">
      <header className="grid gap-4">
        <p className="font-semibold text-accent-strong">{over}</p>
        <h1 className="text-display">{title}</h1>
        <p className="max-w-prose text-lead text-ink-soft">{text}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-3">
          <h2 className="text-heading-m">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <Button asChild intent="secondary" className="justify-self-start">
        <Link to={PATHS.contact}>Ask us about it</Link>
      </Button>
    </article>
  );
}
