import type { Passage, QuestionWithKey } from '@second-bell/contract';
import {
  printGift,
  type PrintablePassage,
  type PrintableQuestion,
  printTestFile,
} from '@second-bell/question-import';
import { isSpecType } from '@second-bell/question-types';

import { present } from '../../present.ts';
import { printCsv } from './csv.ts';
import type { ExportedTest } from './exported-test.ts';

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
  const { title, timeLimit, passingScore, difficulty, description } = test;
  const header = {
    title,
    timeLimitMinutes: timeLimit,
    passingScore,
    difficulty,
    ...present({ description }),
  };

  return printTestFile(header, questions.flatMap(printable));
}

function printForMoodle({ product, subject, test, questions }: ExportedTest): string {
  const place = { title: test.title, category: [product.name, subject.name, test.title] };

  return printGift(place, questions.flatMap(printable));
}

/** None for the types that these formats have no words for. */
function printable(question: QuestionWithKey): PrintableQuestion[] {
  const { questionText, questionType, options, correctAnswer, difficulty, passage } = question;
  const { explanation, topic, hint, questionImage: image, imageDescription } = question;

  if (!isSpecType(questionType)) return [];

  return [
    {
      questionText,
      questionType,
      options,
      correctAnswer,
      difficulty,
      ...present({ explanation, topic, hint, image, imageDescription }),
      ...(passage && { passage: printablePassage(passage) }),
    },
  ];
}

function printablePassage({ text, title, source }: Passage): PrintablePassage {
  return { text, ...present({ title, source }) };
}
