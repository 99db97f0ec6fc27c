import type { Guide } from '../content/guides.server.ts';

/** Above the guide on a phone, beside it and always in sight on a wide screen. */
export function TableOfContents({ contents }: { contents: Guide['contents'] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="rounded-card border border-line bg-surface-raised p-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--header-height)-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-body text-body font-bold">
        In this guide
      </h2>
      <ol className="mt-1 grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-control py-1.5 text-primary underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
