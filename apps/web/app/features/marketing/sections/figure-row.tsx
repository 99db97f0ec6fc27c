import { SAMPLE_FIGURES_NOTE } from '#copy/site.ts';
import { SampleMark } from '#ui/sample-mark.tsx';

type FigureRowProps = { label: string; figures: readonly { value: string; label: string }[] };

/** The site's claims in large figures, each marked: nobody has measured them yet. */
export function FigureRow({ label, figures }: FigureRowProps) {
  return (
    <section aria-label={label} className="border-y border-line bg-surface-sunken">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-8 text-center md:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{figure.label}</dt>
              <dd className="grid justify-items-center gap-1 pb-1">
                <span className="font-heading text-display font-semibold text-primary">{figure.value}</span>{' '}
                <SampleMark />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-center text-small text-ink-soft">{SAMPLE_FIGURES_NOTE}</p>
      </div>
    </section>
  );
}
