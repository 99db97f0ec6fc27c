import type { ParsedQuestion } from '@second-bell/contract';
import type { PlainQuestion } from '@second-bell/question-import';

/** A question as the preview shows it. */
export function presentParsedQuestion({ image, passage, ...question }: PlainQuestion): ParsedQuestion {
  return {
    ...question,
    ...(image !== undefined && { questionImage: image }),
    ...(passage && {
      passage: {
        text: passage.text,
        ...(passage.title !== undefined && { title: passage.title }),
        ...(passage.source !== undefined && { source: passage.source }),
      },
    }),
  };
}
