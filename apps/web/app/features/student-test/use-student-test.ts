import type { QuestionWithKey } from '@second-bell/contract';
import type { Json } from '@second-bell/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';

import { PATHS, studentTestPath } from '#copy/site-links.ts';
import { keepPractised } from '#lib/attempt-log/device-store.ts';
import { endLog, takeOver } from '#lib/attempt-log/open-log.ts';
import { useLog } from '#lib/attempt-log/use-log.ts';
import { useTestClock } from '#lib/attempt-log/use-test-clock.ts';
import { keepOpenTest } from '#lib/open-tests.ts';
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
import { type OpenPractice, openPracticeQuery } from './open-practice.ts';

/** What was said last, numbered: the same words twice in a row are still two announcements. */
type Said = { text: string; number: number };

export type StudentTestSource = {
  testId: string;
  title: string;
  examType: string | undefined;
  subject: string | undefined;
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

/** The state of one student test over its questions, kept on this device. Nothing is sent to a server (spec section 4). */
export function useStudentTest({ testId, title, examType, questions, rules, open }: StudentTestSource) {
  const { log } = open;
  const { state, isKept, isLive } = useLog(log);
  const test = useMemo(() => studentTestOf(state, questions, rules), [state, questions, rules]);
  const [said, setSaid] = useState<Said>({ text: '', number: 0 });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { answered } = counters(test);

  const keepMark = () => {
    const now = studentTestOf(log.view().state, questions, rules);
    const answers = counters(now).answered;
    if (answers === 0 || !log.isLive() || log.isEnded) return;

    keepOpenTest(open.key, {
      href: studentTestPath(testId),
      title,
      examType,
      position: now.currentIndex + 1,
      questionCount: questions.length,
      answered: answers,
      remainingSeconds: null,
      elapsedMs: log.clock.elapsedMs(),
      seenAt: Date.now(),
    });
  };
  const markNow = useEffectEvent(keepMark);
  // The time counts from the first answer on (spec section 4).
  useTestClock(log.clock, isLive && answered > 0, keepMark);
  useEffect(() => log.subscribe(() => markNow()), [log]);

  const give = useCallback(
    (question: QuestionWithKey, given: Given) => {
      if (!log.isLive()) return;
      const text = announcement(question, { given, isCorrect: isGivenCorrect(question, given) });
      log.append({ type: 'answered', questionId: question.id, response: responseOf(question, given) });
      shutExplanation(log, question.id);
      setSaid(({ number }) => ({ text, number: number + 1 }));
    },
    [log],
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
      const text = gradeWords(checkedAnswer(question, response, rules));
      setSaid(({ number }) => ({ text, number: number + 1 }));
    },
    [log, questions, rules],
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
    void navigate(PATHS.selectProduct);
  }

  async function finish(): Promise<void> {
    await end();
    await navigate(PATHS.selectProduct);
  }

  async function startOver(): Promise<void> {
    await end();
    await reopen();
  }

  async function takeOverHere(): Promise<void> {
    // It was finished, or started over, in the other tab.
    if (!(await takeOver(open))) await reopen();
  }

  async function reopen(): Promise<void> {
    await queryClient.refetchQueries(openPracticeQuery(testId, questions));
  }

  /** Remembers what was practised, then forgets the run itself. */
  async function end(): Promise<void> {
    const verdicts = Object.entries(test.answers).map(([id, { isCorrect }]) => [id, isCorrect] as const);
    if (answered > 0) {
      await keepPractised({
        testId,
        title,
        endedAt: new Date().toISOString(),
        seconds: Math.floor(log.clock.elapsedMs() / 1000),
        questionCount: questions.length,
        verdicts: Object.fromEntries(verdicts),
      });
    }
    await endLog(open);
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
