import type { AdminPracticeTest } from '@second-bell/contract';

import { SCORING_NAMES } from '#copy/admin.ts';
import { toolWords } from '#copy/exam-tools.ts';
import type { Saving } from '#lib/saving.ts';

/** An edit of a practice test that met another one, with its scoring and its tools told in words. */
export function inWords<Fields>(saving: Saving<Fields>): Saving<Fields> {
  const { conflict } = saving;
  if (!conflict) return saving;

  return {
    ...saving,
    conflict: { ...conflict, theirs: versionInWords(conflict.theirs), mine: versionInWords(conflict.mine) },
  };
}

function versionInWords(version: Partial<AdminPracticeTest>): object {
  const { scoringRule, tools } = version;

  return {
    ...version,
    ...(scoringRule !== undefined && { scoringRule: SCORING_NAMES[scoringRule] }),
    ...(tools !== undefined && { tools: toolWords(tools) }),
  };
}
