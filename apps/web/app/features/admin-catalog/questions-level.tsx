import type { AdminPracticeTest } from '@second-bell/contract';

import type { ContentSlots } from './content-slots.ts';
import { LevelHeader } from './level-header.tsx';
import type { Crumb } from './place.ts';
import { testFacts } from './test-facts.ts';

type QuestionsLevelProps = { crumbs: readonly Crumb[]; test: AdminPracticeTest; slots: ContentSlots };

/** Level 4: a practice test and its questions. */
export function QuestionsLevel({ crumbs, test, slots }: QuestionsLevelProps) {
  return (
    <>
      <LevelHeader
        crumbs={crumbs}
        text={testFacts(test).join(' · ')}
        actions={slots.exportMenu({ practiceTestId: test.id })}
      />
      {slots.questions(test)}
    </>
  );
}
