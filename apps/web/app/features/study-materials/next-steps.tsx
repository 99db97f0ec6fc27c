import type { StudyMaterial } from '@second-bell/contract';
import { Link } from 'react-router';

import type { SiteLink } from '#copy/site-links.ts';
import { NEXT_STEP_TITLE, TYPE_NAMES } from '#copy/study-materials.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

type NextStepsProps = {
  text: string;
  practice: SiteLink;
  examType: StudyMaterial['examType'];
  related: readonly StudyMaterial[];
};

/** After a guide or a deck: one clear thing to do, and what else there is for the exam. */
export function NextSteps({ text, practice, examType, related }: NextStepsProps) {
  return (
    <Card asChild className="grid gap-6 md:grid-cols-[1.2fr_1fr] print:hidden">
      <section aria-labelledby="next-step">
        <div className="grid content-start justify-items-start gap-3">
          <h2 id="next-step" className="text-heading-m">
            {NEXT_STEP_TITLE}
          </h2>
          <p className="max-w-prose text-ink-soft">{text}</p>
          <Button asChild className="mt-1">
            <Link to={practice.to}>{practice.label}</Link>
          </Button>
        </div>
        <div>
          <h3 className="text-heading-s">More for the {examType}</h3>
          <ul className="mt-2">
            {related.map((material) => (
              <li key={material.id}>
                <RelatedLink material={material} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Card>
  );
}

function RelatedLink({ material: { title, type, url = '' } }: { material: StudyMaterial }) {
  // A worksheet is a file, not a page of the app.
  const isPage = type === 'guide' || type === 'flashcard';
  const content = (
    <>
      <span className="block text-small text-ink-soft">{TYPE_NAMES[type].one}</span>{' '}
      <span className="font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4">
        {title}
      </span>
    </>
  );
  const className = 'block rounded-control py-2';

  return isPage ? (
    <Link to={url} className={className}>
      {content}
    </Link>
  ) : (
    <a href={url} className={className}>
      {content}
    </a>
  );
}
