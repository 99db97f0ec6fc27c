import { letterOf } from '@second-bell/question-text';

import { findLostAnswer, mendWords } from './answer-mend.ts';
import { looksLikeLetter, resolveKey, trueFalseIndex } from './answer-key.ts';
import { trimBlanks } from './blanks.ts';
import { quoteLine } from './doubts/quote-line.ts';
import { checkDuplicateOptions } from './duplicate-options.ts';
import { foldText } from './fold.ts';
import { checkDeclaredType, finishItem, finishRationales, hasOwnType, type Keyed } from './finish-item.ts';
import { checkImage } from './image-check.ts';
import type { Difficulty, ImportedQuestion, Problem } from './imported-question.ts';
import { warnOfOrderWords } from './order-words.ts';
import { readAsked, readOrder, readSeveral } from './several-answers.ts';
import { oneLine } from './text-lines.ts';
import type { QuestionDraft, TextPart } from './question-draft.ts';

type Key = Keyed;

const DIFFICULTIES: ReadonlyMap<string, Difficulty> = new Map([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
]);
const OPTIONAL_TEXTS = [
  'explanation',
  'topic',
  'hint',
  'image',
  'imageDescription',
  'remember',
  'reference',
] as const;

export function readDifficulty(text: string): Difficulty | undefined {
  return DIFFICULTIES.get(text.toLowerCase());
}

/** Judges a draft: the question, or undefined with the reasons added to the draft's errors. */
export function finishQuestion(draft: QuestionDraft, lines: readonly string[]): ImportedQuestion | undefined {
  if (draft.isRefused) return undefined;
  joinLines(draft);

  const difficulty = draft.difficulty === undefined ? 'medium' : readDifficulty(draft.difficulty.text);
  if (difficulty === undefined) {
    reject(
      draft,
      draft.difficulty,
      'The difficulty must be easy, medium or hard. Change the word, or take the line out.',
    );
  }
  if (draft.stem.text === '')
    reject(draft, draft.stem, 'This question has no text. Write it above its options, or behind "Q:".');
  if (draft.passage !== undefined && 'errorLineNumber' in draft.passage)
    rejectForPassage(draft, draft.passage.errorLineNumber);
  checkImage(draft);
  const key = hasOwnType(draft) ? finishItem(draft) : readKey(draft, checkOptions(draft), lines);
  if (key !== undefined) checkDeclaredType(draft, key.questionType);
  const rationales = key && finishRationales(draft, key);
  if (key?.questionType === 'multiple_choice') checkDuplicateOptions(draft);
  if (key === undefined || difficulty === undefined || draft.errors.length > 0) return undefined;

  warnOfOrderWords(draft);

  const question: ImportedQuestion = {
    questionText: draft.stem.text,
    questionType: key.questionType,
    options: key.options,
    correctAnswer: key.correctAnswer,
    difficulty,
    lineNumber: draft.lineNumber,
    endLineNumber: draft.endLineNumber,
  };
  if (key.content !== undefined) question.content = key.content;
  if (key.answerKey !== undefined) question.answerKey = key.answerKey;
  if (rationales !== undefined) question.rationales = rationales;
  if (draft.passage !== undefined && 'passage' in draft.passage) question.passage = draft.passage.passage;
  addOptionalTexts(question, draft);

  return question;
}

/** Options, answers and the small fields are one line each, however they were wrapped. */
function joinLines({ options, answer, topic, hint, imageDescription }: QuestionDraft): void {
  for (const option of options) joinLinesOf(option);
  joinLinesOf(answer);
  joinLinesOf(topic);
  joinLinesOf(hint);
  joinLinesOf(imageDescription);
}

function joinLinesOf(part: TextPart | undefined): void {
  if (part?.text.includes('\n') === true) part.text = oneLine(part.text);
}

function checkOptions(draft: QuestionDraft): boolean {
  if (draft.hasLabelError) return false;

  const errorsBefore = draft.errors.length;
  const [only, second] = draft.options;
  if (only !== undefined && second === undefined) {
    reject(draft, only, 'This question has only one option. Add the others below it, or take this one out.');
  }
  for (const [index, option] of draft.options.entries()) {
    if (option.text === '')
      reject(draft, option, `Option ${letterOf(index)} has no text. Write it after "${letterOf(index)})".`);
  }

  return draft.errors.length === errorsBefore;
}

function readKey(draft: QuestionDraft, hasSoundOptions: boolean, lines: readonly string[]): Key | undefined {
  const { answer } = draft;
  if (answer === undefined) {
    rejectWithoutAnswer(draft, lines);
  } else if (answer.text === '') {
    reject(draft, answer, 'The answer is missing. Write it on the same line, like "Answer: B".');
  } else if (hasSoundOptions) {
    return draft.options.length === 0 ? keyWithoutOptions(draft, answer) : keyOfOptions(draft, answer);
  }

  return undefined;
}

function keyWithoutOptions(draft: QuestionDraft, answer: TextPart): Key | undefined {
  const isTyped = draft.isTyped || draft.declaredType?.name === 'fill_blank';
  const truth = isTyped ? undefined : trueFalseIndex(answer.text);
  if (truth !== undefined) return trueFalseKey(truth);

  const accepted = answer.text
    .split('|')
    .map(trimBlanks)
    .filter((text) => text !== '');
  if (accepted.length === 0) {
    reject(draft, answer, 'The answer holds no text. Write the accepted answers with "|" between them.');
    return undefined;
  }
  if (/\d ?(?:±|\+\/?-) ?\d|\d ?\((?:accept|tolerance)\b/i.test(answer.text)) {
    reject(
      draft,
      answer,
      `“${answer.text.slice(0, 60)}” reads like a number with a tolerance, but an answer here counts only as it is written. Write each accepted answer, with "|" between them.`,
    );
    return undefined;
  }
  if (!isTyped && looksLikeLetter(answer.text)) {
    draft.warnings.push({
      lineNumber: answer.lineNumber,
      message: `This question has no options, so "${answer.text}" must be typed in as its answer. If options are missing, add them as "A)", "B)" and so on.`,
    });
  }

  return { questionType: 'fill_blank', options: [], correctAnswer: accepted.join('|') };
}

function keyOfOptions(draft: QuestionDraft, answer: TextPart): Key | undefined {
  const options = draft.options.map((option) => option.text);
  const truths = options.length === 2 ? options.map(foldText).join('/') : '';
  const isTrueFalse = truths === 'true/false' || truths === 'false/true';
  const truth = isTrueFalse ? trueFalseIndex(answer.text) : undefined;
  if (truth !== undefined) return trueFalseKey(truth);

  const several =
    readSeveral(readAsked(draft), options, answer.text) ?? readOrder(draft.stem.text, options, answer.text);
  if (several !== undefined && !('problem' in several)) return several;

  const resolved = several ?? resolveKey(answer.text, options);
  if ('problem' in resolved) {
    const isOnItsLine = draft.answerBy === undefined || draft.answerBy === 'field';
    reject(draft, answer, resolved.problem, isOnItsLine ? mendWords(answer, options) : undefined);
    return undefined;
  }
  if (isTrueFalse) return trueFalseKey(truths === 'true/false' ? resolved.index : 1 - resolved.index);

  return { questionType: 'multiple_choice', options, correctAnswer: String(resolved.index) };
}

function trueFalseKey(index: number): Key {
  return { questionType: 'true_false', options: ['True', 'False'], correctAnswer: String(index) };
}

function addOptionalTexts(question: ImportedQuestion, draft: QuestionDraft): void {
  for (const name of OPTIONAL_TEXTS) {
    const part = draft[name];
    if (part === undefined) continue;
    if (part.text === '') {
      draft.warnings.push({
        lineNumber: part.lineNumber,
        message: `The ${name === 'imageDescription' ? 'image description' : name} has no text. Write it, or take the line out.`,
      });
    } else {
      question[name] = part.text;
    }
  }
}

function rejectForPassage(draft: QuestionDraft, passageErrorLine: number): void {
  draft.errors.push({
    lineNumber: draft.lineNumber,
    causeLineNumber: passageErrorLine,
    message: `The passage of this question has an error on line ${passageErrorLine}. Correct it there first.`,
  });
}

/** Where an answer stands in another spelling, that line is named. */
function rejectWithoutAnswer(draft: QuestionDraft, lines: readonly string[]): void {
  const lost = findLostAnswer(draft, lines);
  if (lost === undefined) {
    reject(
      draft,
      draft.stem,
      'This question has no "Answer:" line. Add one below its options, like "Answer: B".',
    );
  } else {
    const message = `The answer is expected behind "Answer:", like "${lost.mend.line}". Here stands ${quoteLine(lost.part.text)}.`;
    reject(draft, lost.part, message, lost.mend);
  }
}

function reject(
  draft: QuestionDraft,
  cause: TextPart | undefined,
  message: string,
  mend?: Problem['mend'],
): void {
  const lineNumber = cause?.lineNumber ?? draft.lineNumber;
  draft.errors.push({ lineNumber, message, ...(mend && { mend }) });
}
