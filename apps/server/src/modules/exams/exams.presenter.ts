import type { Exam, ExamQuestion } from '@second-bell/contract';
import {
  examQuestionsOf,
  keyForRunner,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';

import type { Draft } from '../test-versions/draft.ts';

/** What of an exam's questions may be told, and what they are presented as part of. */
type Telling = { versionId: string; subject: string; isOpened: boolean };

export function presentExam({ versionId, content, ...names }: Draft): Exam {
  return {
    id: content.practiceTestId,
    title: names.title,
    description: names.description,
    type: names.product,
    subject: names.subject,
    totalQuestions: examQuestionsOf(content).length,
    timeLimit: content.timeLimit,
    passingScore: content.passingScore,
    testVersion: versionId,
    sealed: content.sealed,
  };
}

/** The questions of a version as the runner sees them; `isOpened`: with keys, hints and explanations. */
export function presentExamQuestions(content: VersionContent, telling: Telling): ExamQuestion[] {
  const passages = new Map(content.passages.map((passage) => [passage.id, passage]));
  const places = new Map(content.questions.map(({ id }, index) => [id, index]));

  return examQuestionsOf(content).map((question) => {
    const { id, questionText, options, difficulty, questionImage, imageDescription } = question;
    const passage = question.passageId === undefined ? undefined : passages.get(question.passageId);

    return {
      id,
      examId: content.practiceTestId,
      questionText,
      questionType: 'multiple_choice',
      options: options.map(({ text }) => text),
      ...(telling.isOpened && presentKey(question)),
      difficulty,
      displayOrder: places.get(id) ?? 0,
      topic: question.topic ?? telling.subject,
      testVersion: telling.versionId,
      ...(questionImage !== undefined && { questionImage }),
      ...(imageDescription !== undefined && { imageDescription }),
      ...(passage && { passage }),
    };
  });
}

/** What gives a question's answer away. */
function presentKey(question: VersionQuestion) {
  const { explanation, hint } = question;

  return {
    correctAnswer: keyForRunner(question),
    ...(explanation !== undefined && { explanation }),
    ...(hint !== undefined && { hint }),
  };
}
