import { FORMAT_HELP } from '#copy/bulk-upload.ts';

/** Folded away until someone wants to know. */
export function FormatHelp() {
  return (
    <details className="rounded-card border border-line px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{FORMAT_HELP.title}</summary>
      <div className="grid gap-3 pb-4">
        {FORMAT_HELP.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="rounded-control bg-surface-sunken p-4 text-small whitespace-pre-wrap">
          {FORMAT_HELP.sample}
        </p>
      </div>
    </details>
  );
}
