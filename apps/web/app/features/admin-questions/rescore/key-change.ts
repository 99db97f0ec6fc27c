import type { AdminQuestion } from '@second-bell/contract';

type Keyed = Pick<AdminQuestion, 'questionType' | 'optionIds' | 'correctAnswer'>;

/** Whether another option is right after an edit. One that only moved, or was worded anew, is still the same. */
export function isKeyChanged(before: Keyed, after: Keyed): boolean {
  return after.questionType !== 'fill_blank' && rightOption(before) !== rightOption(after);
}

function rightOption({ questionType, optionIds, correctAnswer }: Keyed): string | undefined {
  return questionType === 'fill_blank' ? undefined : optionIds[Number(correctAnswer)];
}
