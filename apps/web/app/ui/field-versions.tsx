type FieldVersionsProps = {
  label: string;
  /** Side by side where there is room; empty text is a field that holds nothing. */
  versions: readonly { name: string; text: string }[];
};

/** What one field says in each of several versions. */
export function FieldVersions({ label, versions }: FieldVersionsProps) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <dl className="mt-1 grid gap-3 sm:grid-cols-2">
        {versions.map(({ name, text }) => (
          <div
            key={name}
            className="min-w-0 rounded-control border border-line bg-surface-sunken px-4 py-3 text-ink"
          >
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="whitespace-pre-wrap">{text === '' ? <em>Empty</em> : text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
