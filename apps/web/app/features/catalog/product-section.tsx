import type { PracticeTest } from '@second-bell/contract';
import { Link } from 'react-router';

import { MOCK_EXAM, NO_PRACTICE_TESTS, NO_SUBJECTS, productLine } from '#copy/catalog.ts';
import { examPath } from '#copy/site-links.ts';
import { KeepForOffline } from '#lib/offline/keep-for-offline.tsx';
import { Card } from '#ui/card.tsx';

import { PracticeTestFacts } from './practice-test-facts.tsx';
import type { ProductTests, SubjectTests } from './use-whole-catalog.ts';

/** One product of the chooser, with its subjects and their tests. */
export function ProductSection({ product, subjects }: ProductTests) {
  const headingId = `product-${product.id}`;

  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="text-heading-m">
          {product.name}
        </h2>
        <p className="text-ink-soft">{productLine(product.name)}</p>
        {subjects.length === 0 && <p className="mt-4 text-ink-soft">{NO_SUBJECTS}</p>}
        {subjects.map((entry) => (
          <SubjectSection key={entry.subject.id} {...entry} />
        ))}
      </section>
    </Card>
  );
}

function SubjectSection({ subject, tests, mockExams }: SubjectTests) {
  const all = [...tests, ...mockExams];

  return (
    <div className="mt-4 grid gap-x-6 gap-y-1 border-t border-line pt-4 sm:grid-cols-[14rem_1fr]">
      <h3 className="text-body">{subject.name}</h3>
      {all.length === 0 ? (
        <p className="text-ink-soft">{NO_PRACTICE_TESTS}</p>
      ) : (
        <div className="grid gap-4">
          <ul className="grid gap-4">
            {all.map((test) => (
              <li key={test.id}>
                <TestLink test={test} isMockExam={mockExams.includes(test)} />
              </li>
            ))}
          </ul>
          {tests.length > 0 && <KeepForOffline subject={subject} tests={tests} />}
        </div>
      )}
    </div>
  );
}

function TestLink({ test, isMockExam }: { test: PracticeTest; isMockExam: boolean }) {
  return (
    <div className="grid gap-1">
      <Link
        to={examPath(test.id)}
        className="-my-2 justify-self-start rounded-control py-2 font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4 hover:decoration-primary"
      >
        {test.title}
      </Link>
      <PracticeTestFacts test={test} />
      {isMockExam && <p className="text-small text-ink-soft">{MOCK_EXAM}</p>}
    </div>
  );
}
