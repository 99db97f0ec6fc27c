import type { ImportedPassage, ImportedQuestion } from '@second-bell/question-import';
import { v7 as uuidv7 } from 'uuid';

import type { Db } from '#database/connect.ts';
import { countQuestions, insertPassages, insertQuestions } from '#modules/desk/questions.repo.ts';

/** Puts questions at the end of a practice test, each passage once for all the questions that share it. */
export async function importQuestions(
  tx: Db,
  practiceTestId: string,
  questions: readonly ImportedQuestion[],
): Promise<void> {
  const passageIds = new Map<ImportedPassage, string>();
  for (const { passage } of questions) {
    if (passage && !passageIds.has(passage)) passageIds.set(passage, uuidv7());
  }
  await insertPassages(
    tx,
    [...passageIds].map(([{ title, text, source, kind, tabs }, id]) => ({
      id,
      practiceTestId,
      text,
      title: title ?? null,
      source: source ?? null,
      kind: kind ?? null,
      tabs: tabs ?? null,
    })),
  );
  const firstPlace = await countQuestions(tx, practiceTestId);
  await insertQuestions(
    tx,
    questions.map((question, index) => ({
      id: uuidv7(),
      practiceTestId,
      displayOrder: firstPlace + index,
      questionText: question.questionText,
      questionType: question.questionType,
      options: question.options,
      correctAnswer: question.correctAnswer,
      content: question.content ?? null,
      answerKey: question.answerKey ?? null,
      rationales: question.rationales ?? null,
      remember: question.remember ?? null,
      reference: question.reference ?? null,
      difficulty: question.difficulty,
      explanation: question.explanation ?? null,
      hint: question.hint ?? null,
      topic: question.topic ?? null,
      questionImage: question.image ?? null,
      imageDescription: question.imageDescription ?? null,
      passageId: (question.passage && passageIds.get(question.passage)) ?? null,
    })),
  );
}
