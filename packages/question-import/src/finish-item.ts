import type { Item, QuestionTypeName } from '@second-bell/question-types';
import { isSpecType } from '@second-bell/question-types';
import { questionTypes, targetsOf } from '@second-bell/question-types/registry';
import { specWires } from '@second-bell/question-types/spec-wire';
import { parseItem } from '@second-bell/question-types/text';

import type { ImportedQuestion } from './imported-question.ts';
import type { QuestionDraft } from './question-draft.ts';

/** What a question asks and its key, in the form of its type: of the spec's types, and of the others. */
export type Keyed = Pick<ImportedQuestion, 'questionType' | 'options' | 'correctAnswer'> &
  Partial<Pick<ImportedQuestion, 'content' | 'answerKey'>>;

/** Whether the draft has a type with a syntax of its own, or was read by a layout that knows types. */
export function hasOwnType({ body, item }: QuestionDraft): boolean {
  return body !== undefined || item !== undefined;
}

/** The question of a draft with a type of its own; undefined with the reasons added to the draft's errors. */
export function finishItem(draft: QuestionDraft): Keyed | undefined {
  if (draft.item !== undefined) return keyedOf(draft.item);

  const parsed = parseItem(draft.body ?? []);
  if ('problems' in parsed) {
    draft.errors.push(...parsed.problems);
    return undefined;
  }
  if (questionTypes[parsed.item.type].needsPicture && draft.image === undefined) {
    const message =
      'This type of question needs a picture. Add one above its type, like "Image: /figures/x.svg".';
    draft.errors.push({ lineNumber: draft.lineNumber, message });
    return undefined;
  }

  return keyedOf(parsed.item);
}

export function keyedOf({ type, content, key }: Item): Keyed {
  return { questionType: type, options: [], correctAnswer: '', content, answerKey: key };
}

/** A `Type:` that names another type than the lines below it have. */
export function checkDeclaredType(draft: QuestionDraft, found: QuestionTypeName): void {
  const { declaredType } = draft;
  if (declaredType === undefined || declaredType.name === found) return;
  draft.errors.push({
    lineNumber: declaredType.lineNumber,
    message: `The type is given as "${questionTypes[declaredType.name].label}", but the lines below make it "${questionTypes[found].label}". Correct one of the two.`,
  });
}

/** The rationales by the ids of their parts; undefined where there are none. Names that fit no part are errors. */
export function finishRationales(draft: QuestionDraft, keyed: Keyed): Record<string, string> | undefined {
  if (draft.rationales.length === 0) return undefined;

  const targets = targetsOf(itemOf(keyed));
  const found = new Map<string, string>();
  for (const { target, text, lineNumber } of draft.rationales) {
    const part = targets.find(({ label }) => label.toLowerCase() === target.toLowerCase());
    if (part === undefined) {
      const known = targets.map(({ label }) => label).join(', ');
      const hint = known === '' ? 'This type of question takes none' : `Write one of these: ${known}`;
      draft.errors.push({
        lineNumber,
        message: `"Rationale ${target}:" names no part of this question. ${hint}, or take the line out.`,
      });
    } else if (found.has(part.id)) {
      draft.errors.push({
        lineNumber,
        message: `"Rationale ${target}:" stands here twice. Keep one of the two.`,
      });
    } else if (text === '') {
      draft.warnings.push({
        lineNumber,
        message: 'The rationale has no text. Write it, or take the line out.',
      });
    } else {
      found.set(part.id, text);
    }
  }

  return found.size === 0 ? undefined : Object.fromEntries(found);
}

/** A question as the registry takes it. */
export function itemOf({ questionType, options, correctAnswer, content, answerKey }: Keyed): Item {
  const own = isSpecType(questionType)
    ? specWires[questionType].fromStored({ options, optionIds: null, correctAnswer })
    : { content, key: answerKey };

  // What the parser made is in the form of its type.
  return { type: questionType, ...own } as Item;
}
