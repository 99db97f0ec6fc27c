import type { PracticeTest } from '@second-bell/contract';
import { Award, Clock, Gauge, ListChecks, type LucideIcon } from 'lucide-react';

import { DIFFICULTY_NAMES } from '#copy/catalog.ts';
import { count } from '#lib/format.ts';

/** What a learner weighs before starting: questions, minutes, passing score, difficulty. */
export function PracticeTestFacts({ test }: { test: PracticeTest }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-small text-ink-soft">
      <Fact icon={ListChecks} text={count(test.totalQuestions, 'question')} />
      <Fact icon={Clock} text={count(test.timeLimit, 'minute')} />
      <Fact icon={Award} text={`${test.passingScore}% passing`} />
      <Fact icon={Gauge} text={DIFFICULTY_NAMES[test.difficulty]} />
    </ul>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </li>
  );
}
