type PageHeadingProps = {
  /** The level above, in small letters. */
  over?: string | undefined;
  title: string;
  text?: string | undefined;
};

export function PageHeading({ over, title, text }: PageHeadingProps) {
  return (
    <header className="py-6 sm:py-10">
      {over !== undefined && <p className="mb-1 font-semibold text-accent-strong">{over}</p>}
      <h1 className="text-heading-l">{title}</h1>
      {text !== undefined && <p className="mt-2 max-w-prose text-lead text-ink-soft">{text}</p>}
    </header>
  );
}
