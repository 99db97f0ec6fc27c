import { RichText } from '#ui/rich-text.tsx';

type RationalesProps = {
  /** Why each part is right or wrong, by its id. */
  rationales: Readonly<Record<string, string>> | undefined;
  /** The parts by their ids, as the question calls them: `A`, `2`. */
  labels: readonly { id: string; label: string }[];
  /** The gist in a sentence. */
  remember: string | undefined;
};

/** Part by part, why it is right or why it tempts and fails; and what to keep in mind. */
export function Rationales({ rationales, labels, remember }: RationalesProps) {
  const explained = labels.filter(({ id }) => rationales?.[id] !== undefined);
  if (explained.length === 0 && remember === undefined) return null;

  return (
    <div className="grid gap-3">
      {explained.length > 0 && (
        <dl className="grid gap-2">
          {explained.map(({ id, label }) => (
            <div key={id} className="flex gap-3">
              <dt className="font-bold">{label}</dt>
              <dd className="min-w-0">
                <RichText>{rationales?.[id] ?? ''}</RichText>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {remember !== undefined && (
        <p className="rounded-control bg-accent-soft px-4 py-3">
          <strong>Remember:</strong> <RichText inline>{remember}</RichText>
        </p>
      )}
    </div>
  );
}
