import { STUDY_TIPS } from '#copy/study-materials.ts';

export function StudyTips() {
  return (
    <section aria-labelledby="tips" className="rounded-card bg-surface-sunken p-6 sm:p-10">
      <h2 id="tips" className="text-heading-l">
        Study tips
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-7 md:grid-cols-2">
        {STUDY_TIPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-accent font-bold text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-heading-s">{title}</h3>
              <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
