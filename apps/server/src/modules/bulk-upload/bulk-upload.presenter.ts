import type { ParsedQuestion } from '@second-bell/contract';
import type { ImportedQuestion } from '@second-bell/question-import';

import { present } from '../../present.ts';

/** A question as the preview shows it. */
export function presentParsedQuestion({ image, passage, ...question }: ImportedQuestion): ParsedQuestion {
  return { ...question, ...present({ questionImage: image, passage: passage && presentPassage(passage) }) };
}

function presentPassage({ lineNumber: _line, ...passage }: NonNullable<ImportedQuestion['passage']>) {
  return passage;
}
