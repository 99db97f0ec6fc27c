import type { PracticeTest } from '@second-bell/contract';
import { Link } from 'react-router';

import { START_PRACTICE_TEST } from '#copy/catalog.ts';
import { studentTestPath } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

import { PracticeTestFacts } from './practice-test-facts.tsx';

export function PracticeTestCard({ test }: { test: PracticeTest }) {
  return (
    <Card className="grid items-center gap-5 md:grid-cols-[1fr_auto]">
      <div className="grid gap-3">
        <h2 className="text-heading-s">{test.title}</h2>
        {test.description !== undefined && <p className="text-ink-soft">{test.description}</p>}
        <PracticeTestFacts test={test} />
      </div>
      <Button asChild>
        <Link to={studentTestPath(test.id)}>
          {START_PRACTICE_TEST}
          <span className="sr-only">: {test.title}</span>
        </Link>
      </Button>
    </Card>
  );
}
