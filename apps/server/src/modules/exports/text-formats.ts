import { type ExamTools, type Passage, type PassageTab, PLAIN_TOOLS } from '@second-bell/contract';
import {
  fitsGift,
  printGift,
  type PrintablePassage,
  type PrintableQuestion,
  printTestFile,
} from '@second-bell/question-import';
import { letterOf } from '@second-bell/question-text';
import { isSpecType } from '@second-bell/question-types';
import { questionTypes, targetsOf } from '@second-bell/question-types/registry';

import { present } from '../../present.ts';
import { printCsv } from './csv.ts';
import type { ExportedQuestion, ExportedTest } from './exported-test.ts';

type Layout = { extension: string; mediaType: string; print: (test: ExportedTest) => string };

/** The formats that hold a practice test in one file of text. */
export const TEXT_FORMATS = {
  text: { extension: 'txt', mediaType: 'text/plain; charset=utf-8', print: printText },
  // Moodle takes a file for GIFT only where its name ends in .txt.
  gift: { extension: 'gift.txt', mediaType: 'text/plain; charset=utf-8', print: printForMoodle },
  csv: { extension: 'csv', mediaType: 'text/csv; charset=utf-8', print: printCsv },
} satisfies Record<string, Layout>;

export type TextFormat = keyof typeof TEXT_FORMATS;

function printText({ test, questions }: ExportedTest): string {
  const { title, timeLimit, passingScore, difficulty, description, scoringRule, tools } = test;
  const header = {
    title,
    timeLimitMinutes: timeLimit,
    passingScore,
    difficulty,
    // What every test has needs no line.
    ...present({
      description,
      scoringRule: scoringRule === 'partial' ? scoringRule : null,
    }),
    ...printableTools(tools ?? PLAIN_TOOLS),
  };

  return printTestFile(header, questions.map(printable));
}

function printableTools({ calculator, formulaSheet, ...switches }: ExamTools) {
  const { symbolGuide, strikeThrough, highlighter, scratchPad } = switches;
  const unlessPlain = (tool: keyof typeof switches, isThere: boolean) =>
    isThere === PLAIN_TOOLS[tool] ? null : isThere;

  return present({
    calculator: calculator === 'none' ? null : calculator,
    formulaSheet: formulaSheet === 'none' ? null : formulaSheet,
    symbolGuide: unlessPlain('symbolGuide', symbolGuide),
    strikeThrough: unlessPlain('strikeThrough', strikeThrough),
    highlighter: unlessPlain('highlighter', highlighter),
    scratchPad: unlessPlain('scratchPad', scratchPad),
  });
}

/** Questions that GIFT has no words for are named in a comment: nothing is left out in silence. */
function printForMoodle({ product, subject, test, questions }: ExportedTest): string {
  const place = { title: test.title, category: [product.name, subject.name, test.title] };
  const [known, unknown] = [true, false].map((isKnown) =>
    questions.filter((question) => fitsGift(printable(question)) === isKnown),
  );
  const comments = (unknown ?? []).map(
    ({ questionText, item }) =>
      `// Not in GIFT (${questionTypes[item.type].label}): ${questionText.replaceAll(/\s+/g, ' ')}\n`,
  );

  return [printGift(place, (known ?? []).map(printable)), ...comments].join('\n');
}

function printable(question: ExportedQuestion): PrintableQuestion {
  const { questionText, questionType, options, correctAnswer, difficulty, passage, item } = question;
  const { explanation, topic, hint, questionImage: image, imageDescription, remember, reference } = question;

  return {
    questionText,
    questionType,
    options,
    correctAnswer,
    ...(!isSpecType(questionType) && { content: item.content, answerKey: item.key }),
    difficulty,
    ...present({ explanation, topic, hint, image, imageDescription, remember, reference }),
    ...(passage && { passage: printablePassage(passage) }),
    ...present({ rationales: rationalesByPlace(question) }),
  };
}

function printablePassage({ text, title, source, kind, tabs }: Passage): PrintablePassage {
  return { text, ...present({ title, source, kind, tabs: tabs?.map(printableTab) }) };
}

function printableTab({ title, text, fromQuestion }: PassageTab) {
  return { title, text, ...present({ fromQuestion }) };
}

/** In a text the options of the spec's types are known by their places: `a`, `b`. */
function rationalesByPlace({ questionType, rationales, item }: ExportedQuestion) {
  if (rationales === undefined || !isSpecType(questionType)) return rationales;

  return Object.fromEntries(
    targetsOf(item).flatMap(({ id }, index) => {
      const rationale = rationales[id];

      return rationale === undefined ? [] : [[letterOf(index).toLowerCase(), rationale]];
    }),
  );
}
