import type { ExamTools, QuestionWithKey } from '@second-bell/contract';
import { type Json, remainingSeconds } from '@second-bell/domain';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';

import { endLog, takeOver } from '#lib/attempt-log/open-log.ts';
import { useLog } from '#lib/attempt-log/use-log.ts';
import { useTestClock } from '#lib/attempt-log/use-test-clock.ts';
import { keepOpenTest } from '#lib/open-tests.ts';
import { sendPracticeAnswers } from '#lib/practice-answers.ts';
import type { ItemRules } from '#question-types/item-rules.ts';

import { announcement, gradeWords } from './answer-words.ts';
import {
  checkedAnswer,
  clampIndex,
  counters,
  type Given,
  isGivenCorrect,
  keptResponse,
  responseOf,
  studentTestOf,
} from './model.ts';
import type { OpenPractice } from './open-practice.ts';
import { endingOf, type PracticePlace } from './practice-place.ts';
import { useRecorder } from './use-recorder.ts';
import { useTimeLimit } from './use-time-limit.ts';

/** What was said last, numbered: the same words twice in a row are still two announcements. */
type Said = { text: string; number: number };

export type StudentTestSource = {
  place: PracticePlace;
  title: string;
  examType: string | undefined;
  subject: string | undefined;
  /** What the test has on screen, once that is known. */
  tools?: ExamTools | undefined;
  questions: readonly QuestionWithKey[];
  /** Null where no question needs them. */
  rules: ItemRules | null;
  open: OpenPractice;
};

/** What changes an answer shuts its explanation: it would give the next one away. */
function shutExplanation(log: OpenPractice['log'], questionId: string): void {
  if (!log.view().state.marks.explanation.includes(questionId)) return;
  log.append({ type: 'marked', questionId, mark: 'explanation', isOn: false });
}

/**
 * The state of one run of practice over its questions, kept on this device. No step of it waits for a server (spec section
 * 4): what was answered is told to it on the side.
 */
export function useStudentTest(source: StudentTestSource) {
  const { place, title, examType, subject, questions, rules, open } = source;
  const { log } = open;
  const { state, isKept, isLive } = useLog(log);
  const test = useMemo(() => studentTestOf(state, questions, rules), [state, questions, rules]);
  const [said, setSaid] = useState<Said>({ text: '', number: 0 });
  const navigate = useNavigate();
  const { answered } = counters(test);

  const keepMark = () => {
    const now = studentTestOf(log.view().state, questions, rules);
    const answers = counters(now).answered;
    if (answers === 0 || !log.isLive() || log.isEnded) return;

    keepOpenTest(open.key, {
      href: place.href,
      title,
      examType,
      position: now.currentIndex + 1,
      questionCount: questions.length,
      answered: answers,
      remainingSeconds:
        place.limitSeconds === null ? null : remainingSeconds(place.limitSeconds, log.clock.elapsedMs()),
      elapsedMs: log.clock.elapsedMs(),
      seenAt: Date.now(),
    });
  };
  const markNow = useEffectEvent(keepMark);
  // The time counts from the first answer on (spec section 4), but where it is limited.
  const isTimed = place.limitSeconds !== null;
  useTestClock(log.clock, isLive && (answered > 0 || isTimed), keepMark);
  useEffect(() => log.subscribe(() => markNow()), [log]);

  const record = useRecorder(log, place.kind, test.currentIndex);

  const give = useCallback(
    (question: QuestionWithKey, given: Given) => {
      if (!log.isLive()) return;
      const text = announcement(question, { given, isCorrect: isGivenCorrect(question, given) });
      const response = responseOf(question, given);
      log.append({ type: 'answered', questionId: question.id, response });
      record(question, { userAnswer: response });
      shutExplanation(log, question.id);
      setSaid(({ number }) => ({ text, number: number + 1 }));
    },
    [log, record],
  );

  const draft = useCallback(
    (questionId: string, response: Json) => {
      if (!log.isLive()) return;
      log.append({ type: 'answered', questionId, response: keptResponse(response, false) });
      shutExplanation(log, questionId);
    },
    [log],
  );

  const check = useCallback(
    (question: QuestionWithKey) => {
      const response = studentTestOf(log.view().state, questions, rules).drafts[question.id];
      if (!log.isLive() || response === undefined || rules === null) return;
      log.append({ type: 'answered', questionId: question.id, response: keptResponse(response, true) });
      record(question, { response });
      const text = gradeWords(checkedAnswer(question, response, rules));
      setSaid(({ number }) => ({ text, number: number + 1 }));
    },
    [log, questions, rules, record],
  );

  const toggle = useCallback(
    (mark: 'hint' | 'explanation', questionId: string) => {
      const { marks, responses } = log.view().state;
      // Before an answer is given, the explanation would give it away.
      if (!log.isLive() || (mark === 'explanation' && responses[questionId] === undefined)) return;
      log.append({ type: 'marked', questionId, mark, isOn: !marks[mark].includes(questionId) });
    },
    [log],
  );
  const toggleHint = useCallback((questionId: string) => toggle('hint', questionId), [toggle]);
  const toggleExplanation = useCallback((questionId: string) => toggle('explanation', questionId), [toggle]);

  function moveBy(step: number): void {
    if (!log.isLive()) return;
    log.append({ type: 'moved', index: clampIndex(test.currentIndex + step, questions.length) });
    setSaid(({ number }) => ({ text: '', number }));
  }

  /** Finish and Exit both only lead away (spec sections 2 and 4). Exit keeps the place. */
  function exit(): void {
    void navigate(place.exitTo);
  }

  /** The page that it leads to begins with how it went. */
  async function finish(): Promise<void> {
    if (log.isEnded) return;
    const hasEnding = answered > 0 || place.kind === 'set';
    const ending = hasEnding ? endingOf({ place, title, examType, subject, questions, test, log }) : null;
    await endLog(open);
    if (place.kind === 'set') void sendPracticeAnswers();
    await navigate(place.finishTo, { state: ending && { ending }, replace: place.finishTo === place.href });
  }

  useTimeLimit(log.clock, isLive ? place.limitSeconds : null, () => void finish());

  async function startOver(): Promise<void> {
    await endLog(open);
    await place.restart();
  }

  async function takeOverHere(): Promise<void> {
    // It was finished, or started over, in the other tab.
    if (!(await takeOver(open))) await place.reopen();
  }

  return {
    test,
    said,
    isKept,
    isLive,
    give,
    draft,
    check,
    toggleHint,
    toggleExplanation,
    moveBy,
    exit,
    finish,
    startOver,
    takeOver: takeOverHere,
  };
}
