import { looksLikeLetter } from './answer-key.ts';
import type { ParserInfo } from './imported-question.ts';
import { letterOf } from './letters.ts';
import type { QuestionDraft } from './question-draft.ts';

/** What was counted while a text was read. */
export type FormatEvidence = {
  drafts: number;
  strayLines: number;
  mostOptions: number;
  answersByLetter: number;
  answersInWords: number;
};

const NOT_FOUND = 'Not found';

export function startEvidence(): FormatEvidence {
  return { drafts: 0, strayLines: 0, mostOptions: 0, answersByLetter: 0, answersInWords: 0 };
}

export function addEvidence(evidence: FormatEvidence, { options, answer }: QuestionDraft): void {
  evidence.drafts += 1;
  evidence.mostOptions = Math.max(evidence.mostOptions, options.length);
  if (answer === undefined) return;
  if (looksLikeLetter(answer.text)) evidence.answersByLetter += 1;
  else evidence.answersInWords += 1;
}

/** Tells how the text was read. The confidence is the share of questions, and of lines outside them, that made sense. */
export function describeFormat(evidence: FormatEvidence, readQuestions: number): ParserInfo {
  const { drafts, strayLines } = evidence;

  return {
    confidence: drafts === 0 ? 0 : readQuestions / (drafts + strayLines),
    detectedFormat: {
      questionPattern: drafts === 0 ? NOT_FOUND : 'Lines that start with "Q:"',
      optionPattern: describeOptions(evidence.mostOptions),
      answerPattern: describeAnswers(evidence),
    },
  };
}

function describeOptions(mostOptions: number): string {
  if (mostOptions === 0) return NOT_FOUND;

  return mostOptions === 1
    ? 'Lines that start with "A)"'
    : `Lines that start with "A)" to "${letterOf(mostOptions - 1)})"`;
}

function describeAnswers({ answersByLetter, answersInWords }: FormatEvidence): string {
  if (answersByLetter + answersInWords === 0) return NOT_FOUND;
  if (answersInWords === 0) return 'Lines that start with "Answer:" and a letter';
  if (answersByLetter === 0) return 'Lines that start with "Answer:" and the answer in words';

  return 'Lines that start with "Answer:" and a letter, or the answer in words';
}
