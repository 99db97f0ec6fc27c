import { type Exam, type ExamQuestion, type Passage, PLAIN_TOOLS } from '@second-bell/contract';
import {
  itemInVersion,
  keyForRunner,
  scoringRuleOf,
  takenQuestions,
  unfoldedPassages,
  type VersionContent,
  type VersionQuestion,
} from '@second-bell/domain';

import { present } from '../../present.ts';
import type { Draft } from '../test-versions/draft.ts';

/** What of an exam's questions may be told, to whom, and what they are presented as part of. */
type Telling = { versionId: string; subject: string; isOpened: boolean; allTypes: boolean };

export function presentExam({ versionId, content, ...names }: Draft): Exam {
  return {
    id: content.practiceTestId,
    title: names.title,
    description: names.description,
    type: names.product,
    subject: names.subject,
    totalQuestions: takenQuestions(content, false).length,
    allQuestions: content.questions.length,
    scoringRule: scoringRuleOf(content),
    tools: names.tools ?? PLAIN_TOOLS,
    timeLimit: content.timeLimit,
    passingScore: content.passingScore,
    testVersion: versionId,
    sealed: content.sealed,
  };
}

/**
 * The questions of a version: those that the spec's runner renders, as it renders them, or all, each as what it is.
 * `isOpened`: with keys, hints and explanations.
 */
export function presentExamQuestions(content: VersionContent, telling: Telling): ExamQuestion[] {
  const passages = unfoldedPassages(content);
  const places = new Map(content.questions.map(({ id }, index) => [id, index]));
  const presentOne = telling.allTypes ? presentAnyType : presentChoice;

  return takenQuestions(content, telling.allTypes).map((question) => {
    const { id, questionText, difficulty, questionImage, imageDescription } = question;
    const passage: Passage | undefined = passages.get(id);

    return {
      id,
      examId: content.practiceTestId,
      questionText,
      ...presentOne(question, telling.isOpened),
      difficulty,
      displayOrder: places.get(id) ?? 0,
      topic: question.topic ?? telling.subject,
      testVersion: telling.versionId,
      ...present({ questionImage, imageDescription, passage }),
    };
  });
}

/** As the spec's runner knows it. */
function presentChoice(question: VersionQuestion, isOpened: boolean) {
  const { explanation, hint, options } = question;

  return {
    questionType: 'multiple_choice' as const,
    options: options.map(({ text }) => text),
    ...(isOpened && present({ correctAnswer: keyForRunner(question), explanation, hint })),
  };
}

function presentAnyType(question: VersionQuestion, isOpened: boolean) {
  const { questionType, rationales, remember, reference } = question;
  const { content, key: answerKey } = itemInVersion(question);

  return {
    ...presentChoice(question, isOpened),
    questionType,
    content,
    ...(isOpened && present({ answerKey, rationales, remember, reference })),
  };
}
