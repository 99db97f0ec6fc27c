import { type ExamTools, PLAIN_TOOLS } from '@second-bell/contract';
import type { ImportedPassage, ImportedQuestion, TestHeader } from '@second-bell/question-import';

import { present } from '../../present.ts';
import type { TestFile } from './content-files.ts';
import type { NewPassage, NewPracticeTest, NewQuestion } from './starter-content.repo.ts';

type TestRows = { test: NewPracticeTest; passages: NewPassage[]; questions: NewQuestion[] };

/** One practice test as it is stored. What is in it has the test's id in its own: `…-1-q1`, `…-1-p1`. */
export function rowsOfTest(file: TestFile, header: TestHeader, questions: ImportedQuestion[]): TestRows {
  const passageIds = passageIdsOf(file, questions);

  return {
    test: {
      id: file.id,
      subjectId: file.subjectId,
      title: header.title,
      description: header.description,
      timeLimit: header.timeLimitMinutes,
      passingScore: header.passingScore,
      difficulty: header.difficulty,
      scoringRule: header.scoringRule,
      tools: toolsOf(header),
      displayOrder: file.number - 1,
    },
    passages: [...passageIds].map(([{ lineNumber: _line, ...passage }, id]) => ({
      id,
      practiceTestId: file.id,
      ...passage,
    })),
    questions: questions.map(
      ({ lineNumber: _line, endLineNumber: _end, image, passage, ...question }, index) => ({
        ...question,
        id: `${file.id}-q${index + 1}`,
        practiceTestId: file.id,
        displayOrder: index,
        questionImage: image,
        passageId: passage && passageIds.get(passage),
      }),
    ),
  };
}

/** Undefined where the header names none: the test has what every test has. */
function toolsOf(header: TestHeader): ExamTools | undefined {
  const { calculator, formulaSheet, symbolGuide, strikeThrough, highlighter, scratchPad } = header;
  const named = present({ calculator, formulaSheet, symbolGuide, strikeThrough, highlighter, scratchPad });

  return Object.keys(named).length === 0 ? undefined : { ...PLAIN_TOOLS, ...named };
}

/** A passage is one object for all questions of its group, so each is numbered and stored once. */
function passageIdsOf(file: TestFile, questions: ImportedQuestion[]): Map<ImportedPassage, string> {
  const passages = new Set(questions.flatMap(({ passage }) => passage ?? []));

  return new Map([...passages].map((passage, index) => [passage, `${file.id}-p${index + 1}`]));
}
