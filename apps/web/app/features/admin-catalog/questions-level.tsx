import type { AdminPracticeTest } from '@second-bell/contract';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router';

import { type ContentPlace, itemHealthPath } from '#copy/admin.ts';
import { ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { Button } from '#ui/button.tsx';

import type { ContentSlots } from './content-slots.ts';
import { LevelHeader } from './level-header.tsx';
import type { Crumb } from './place.ts';
import { testFacts } from './test-facts.ts';

type QuestionsLevelProps = {
  crumbs: readonly Crumb[];
  place: ContentPlace;
  test: AdminPracticeTest;
  slots: ContentSlots;
};

/** Level 4: a practice test and its questions. */
export function QuestionsLevel({ crumbs, place, test, slots }: QuestionsLevelProps) {
  return (
    <>
      <LevelHeader
        crumbs={crumbs}
        text={testFacts(test).join(' · ')}
        actions={
          <>
            <Button asChild intent="secondary">
              <Link to={itemHealthPath(place)}>
                <ChartNoAxesColumn aria-hidden="true" />
                {ITEM_HEALTH.title}
              </Link>
            </Button>
            {slots.exportMenu({ practiceTestId: test.id })}
          </>
        }
      />
      {slots.questions(test)}
    </>
  );
}
