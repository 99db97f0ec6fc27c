import type { QuestionWithKey } from '@second-bell/contract';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';

import { PATHS } from '#copy/site-links.ts';

import { announcement } from './answer-words.ts';
import { type Given, isGivenCorrect, studentTestReducer } from './model.ts';
import { forgetStudentTest, loadStudentTest, saveStudentTest } from './storage.ts';

/** What was said last, numbered: the same words twice in a row are still two announcements. */
type Said = { text: string; number: number };

/** The state of one student test over its questions, kept in this tab. Nothing is sent to a server (spec section 4). */
export function useStudentTest(testId: string, questions: readonly QuestionWithKey[]) {
  const [test, dispatch] = useReducer(studentTestReducer, null, () => loadStudentTest(testId, questions));
  const [said, setSaid] = useState<Said>({ text: '', number: 0 });
  const navigate = useNavigate();

  useEffect(() => saveStudentTest(testId, test), [testId, test]);

  const give = useCallback((question: QuestionWithKey, given: Given) => {
    const text = announcement(question, { given, isCorrect: isGivenCorrect(question, given) });
    dispatch({ type: 'answered', question, given, now: Date.now() });
    setSaid(({ number }) => ({ text, number: number + 1 }));
  }, []);

  const toggleHint = useCallback((questionId: string) => dispatch({ type: 'hintToggled', questionId }), []);

  const toggleExplanation = useCallback(
    (questionId: string) => dispatch({ type: 'explanationToggled', questionId }),
    [],
  );

  function moveBy(step: number): void {
    dispatch({ type: 'moved', to: test.currentIndex + step, questionCount: questions.length });
    setSaid(({ number }) => ({ text: '', number }));
  }

  /** Finish and Exit both only lead away (spec sections 2 and 4). */
  function leave(): void {
    forgetStudentTest(testId);
    void navigate(PATHS.selectProduct);
  }

  return { test, said, give, toggleHint, toggleExplanation, moveBy, leave };
}
