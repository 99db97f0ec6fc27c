import { letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import type { QuestionDraft } from './question-draft.ts';

const AS_TEXT = 'To keep the line as text, put a backslash in front of it';

/** Says why an option's letter does not fit where it stands: a wrong letter must never shift the key. */
export function optionLabelProblem(draft: QuestionDraft, letterIndex: number): string {
  const found = letterOf(letterIndex);
  const keepAsText = `${AS_TEXT}: "\\${found})".`;
  const dueIndex = draft.options.length;
  const twin = draft.options[letterIndex];
  if (twin !== undefined) {
    return (
      `This line starts with "${found})", but line ${twin.lineNumber} is already option ${found}. ` +
      `If a new question starts above it, begin that question with "Q:". ${keepAsText}`
    );
  }
  if (dueIndex === 0)
    return `The first option must start with "A)", but this line starts with "${found})". ${keepAsText}`;
  if (dueIndex === MAX_OPTIONS) {
    return `A question can have ${MAX_OPTIONS} options at most, "A)" to "J)". Take this option out. ${keepAsText}`;
  }
  if (letterIndex !== dueIndex) {
    return (
      `Option ${letterOf(dueIndex)} comes next, but this line starts with "${found})". ` +
      `Check for a missing option or a wrong letter. ${keepAsText}`
    );
  }

  return `Option ${found} stands apart from the other options. Move it right below option ${letterOf(dueIndex - 1)}. ${keepAsText}`;
}
