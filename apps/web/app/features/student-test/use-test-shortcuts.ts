import type { QuestionWithKey } from '@second-bell/contract';
import { letterOf } from '@second-bell/question-text';
import { useState } from 'react';

import { type Shortcuts, useShortcuts } from '#lib/use-shortcuts.ts';

import { shownOptions } from './model.ts';
import type { useStudentTest } from './use-student-test.ts';

/** Letters and figures reach six options. Where there is an option E, its letter picks it. */
const REACHABLE_OPTIONS = 6;

/** The test's keyboard, and whether its help panel is open. */
export function useTestShortcuts(
  question: QuestionWithKey | undefined,
  session: ReturnType<typeof useStudentTest>,
) {
  const [isOpen, setIsOpen] = useState(false);
  const keys: Record<string, () => void> = { '?': () => setIsOpen(true) };

  if (question !== undefined) {
    Object.assign(keys, {
      arrowleft: () => session.moveBy(-1),
      arrowright: () => session.moveBy(1),
      h: () => session.toggleHint(question.id),
      e: () => session.toggleExplanation(question.id),
      ...optionKeys(question, session.give),
    });
  }
  useShortcuts(keys);

  return { isOpen, setIsOpen };
}

function optionKeys(
  question: QuestionWithKey,
  give: (question: QuestionWithKey, index: number) => void,
): Shortcuts {
  const keys: Record<string, () => void> = {};
  const reachable = shownOptions(question).slice(0, REACHABLE_OPTIONS);
  reachable.forEach((_text, index) => {
    keys[letterOf(index).toLowerCase()] = () => give(question, index);
    keys[String(index + 1)] = () => give(question, index);
  });

  return keys;
}
