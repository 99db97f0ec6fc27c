import type { ItemFigures, ItemHealth } from '@second-bell/contract';
import {
  addTallies,
  ANSWERS_FOR_ITEM_HEALTH,
  type AnswerTally,
  itemAlarms,
  itemInVersion,
  meanRest,
  pointBiserial,
  type VersionOption,
  type VersionQuestion,
} from '@second-bell/domain';

import { isRunnerType } from '@second-bell/question-types';
import { maxPointsOf, targetsOf } from '@second-bell/question-types/registry';

import type { Draft } from '../test-versions/draft.ts';

type QuestionTally = AnswerTally & { questionId: string };

/** What the database has counted. */
type Counts = {
  test: { attempts: number; meanScore: number | null; medianSeconds: number | null };
  hasOwnTimes: boolean;
  tallies: readonly QuestionTally[];
  offered: readonly { questionId: string; offered: number; offeredAll: number }[];
  medians: readonly { questionId: string; medianSeconds: number }[];
  /** From the newest form to the oldest. */
  earlier: readonly VersionQuestion[];
};

/** What was counted of one question. */
type ItemCounts = {
  tallies: readonly AnswerTally[];
  offered: number;
  medianSeconds: number | null;
  hasOwnTimes: boolean;
  /** Options that earlier forms had and this one has not. */
  goneOptions: readonly VersionOption[];
};

/** The questions that were answered and are gone from the test, or were answered with an option that is gone. */
export function missingIn({ content }: Draft, tallies: readonly QuestionTally[]): string[] {
  const options = new Map(
    content.questions.map((question) => [question.id, new Set(question.options.map(({ id }) => id))]),
  );
  const missing = tallies.filter(({ questionId, optionId }) => {
    const known = options.get(questionId);

    return known === undefined || (optionId !== null && !known.has(optionId));
  });

  return [...new Set(missing.map(({ questionId }) => questionId))];
}

/** The questions in their order, then those that are gone. */
export function presentItemHealth({ content, title }: Draft, counts: Counts): ItemHealth {
  const { test, hasOwnTimes } = counts;
  const present = new Set(content.questions.map(({ id }) => id));
  const gone = [...new Map(counts.earlier.toReversed().map((question) => [question.id, question])).values()];
  const countsOf = itemCounts(counts);

  return {
    test: {
      id: content.practiceTestId,
      title,
      attempts: test.attempts,
      meanScore: test.meanScore,
      medianMinutes: test.medianSeconds === null ? null : test.medianSeconds / 60,
      hasOwnTimes,
    },
    items: [
      ...content.questions.map((question, index) => presentItem(question, index + 1, countsOf(question))),
      ...gone
        .filter(({ id }) => !present.has(id))
        .map((question) => presentItem(question, null, countsOf(question))),
    ],
  };
}

function itemCounts({ tallies, offered, medians, earlier, hasOwnTimes }: Counts) {
  const talliesOf = Map.groupBy(tallies, ({ questionId }) => questionId);
  const offeredOf = new Map(offered.map((row) => [row.questionId, row]));
  const medianOf = new Map(medians.map((row) => [row.questionId, row.medianSeconds]));
  const formsOf = Map.groupBy(earlier, ({ id }) => id);

  return ({ id, options, questionType }: VersionQuestion): ItemCounts => {
    const held = offeredOf.get(id);
    const own = talliesOf.get(id) ?? [];
    const chosen = new Set(own.map(({ optionId }) => optionId));
    // Oldest first: the text of the newest form stays.
    const known = (formsOf.get(id) ?? []).toReversed().flatMap((form) => form.options);
    const texts = new Map(known.map((option) => [option.id, option]));
    for (const option of options) texts.delete(option.id);

    return {
      tallies: own,
      // Only clients that show every type were asked the others.
      offered: (isRunnerType(questionType) ? held?.offered : held?.offeredAll) ?? 0,
      medianSeconds: medianOf.get(id) ?? null,
      hasOwnTimes,
      goneOptions: [...texts.values()].filter((option) => chosen.has(option.id)),
    };
  };
}

function presentItem(question: VersionQuestion, number: number | null, counts: ItemCounts): ItemFigures {
  const { id, questionType, questionText, options, key } = question;
  const { tallies, offered, medianSeconds, hasOwnTimes, goneOptions } = counts;
  const { answered } = addTallies(tallies);
  const right = addTallies(tallies.filter(({ isCorrect }) => isCorrect)).answered;
  const item = itemInVersion(question);
  // What nobody judges is neither right nor wrong.
  const isJudged = maxPointsOf(item, 'partial') > 0;
  const figures = {
    answered,
    shareRight: answered === 0 || !isJudged ? null : right / answered,
    discrimination: isJudged ? pointBiserial(tallies) : null,
  };

  return {
    questionId: id,
    number,
    questionText,
    questionType,
    ...figures,
    hasEnoughAnswers: answered >= ANSWERS_FOR_ITEM_HEALTH,
    leftOpen: offered > 0 ? asShare(1 - answered / offered) : null,
    medianSeconds,
    options: [
      ...options.map((option) => presentOption(option, { key, tallies, answered, isGone: false })),
      ...goneOptions.map((option) => presentOption(option, { key, tallies, answered, isGone: true })),
    ],
    alarms: itemAlarms({
      ...figures,
      key,
      options: options.map((option) => ({ optionId: option.id, ...chosenOf(tallies, option.id) })),
      ownMedianSeconds: hasOwnTimes ? medianSeconds : null,
      words: wordsIn([questionText, ...targetsOf(item).map(({ text }) => text)].join(' ')),
    }),
  };
}

type OptionCounts = { key: string; tallies: readonly AnswerTally[]; answered: number; isGone: boolean };

function presentOption(
  { id, text }: VersionOption,
  { key, tallies, answered, isGone }: OptionCounts,
): ItemFigures['options'][number] {
  const { chosen, rest } = chosenOf(tallies, id);

  return {
    optionId: id,
    text,
    isKey: id === key,
    isGone,
    chosen,
    share: answered === 0 ? null : chosen / answered,
    meanRest: rest === null ? null : asShare(rest),
  };
}

function chosenOf(tallies: readonly AnswerTally[], id: string) {
  const sums = addTallies(tallies.filter(({ optionId }) => optionId === id));

  return { chosen: sums.answered, best: sums.best, rest: meanRest(sums) };
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Sums of fractions may miss 0 and 1 by a hair. */
function asShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}
