import { RichText } from './rich-text.tsx';

type FieldVersionsProps = {
  label: string;
  /** Shown as learners see it, with its formulas; else as it was typed. */
  isRich?: boolean;
  /** Side by side where there is room; empty text is a field that holds nothing. */
  versions: readonly { name: string; text: string }[];
};

/** What one field says in each of several versions. */
export function FieldVersions({ label, isRich = false, versions }: FieldVersionsProps) {
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
            <dd className="whitespace-pre-wrap">
              {text === '' ? <em>Empty</em> : isRich ? <RichText>{text}</RichText> : text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
