import { readableText } from '@second-bell/question-text';

import type { ContentBank, ContentTest, Problem, Question, Subject } from './content-bank.ts';
import { answerText } from './item-parts.ts';
import { textOf } from './passage-text.ts';

const PASSAGE_WORDS = { min: 150, max: 900 };
/** Several texts, or a case whose record grows. */
const TABS_WORDS = { min: 50, max: 900 };
const DESCRIPTION_LENGTH_MIN = 20;
/** An empty cell in the row above the line of dashes. */
const HEADLESS_COLUMN = /^\|(?:[^\n]*\|)? *\|[^\n]*\n\| *:?-{3}/m;
const GIVE_AWAY = /^(?:all|none) of (?:the above|these|them)\b|^both [A-D] and [A-D]\b/i;

type Rule = (question: Question, place: { subject: Subject; bank: ContentBank }) => string | undefined;

/** What each question has to have; a rule answers what is wrong. */
const RULES: Rule[] = [
  ({ explanation }) => (explanation ? undefined : 'The explanation is missing'),
  ({ hint }) => (hint ? undefined : 'The hint is missing'),
  ({ topic = '' }, { subject }) =>
    subject.topics.includes(topic)
      ? undefined
      : `The topic "${topic}" is none of this subject's: ${subject.topics.join(' | ')}`,
  ({ options }) => {
    const giveAway = options.find((option) => GIVE_AWAY.test(option));

    return giveAway && `The option "${giveAway}" gives too much away; write one that says something itself`;
  },
  ({ image }, { bank }) => {
    const name = image && /^\/figures\/(?<name>.+)\.svg$/.exec(image)?.groups?.['name'];

    return image === undefined || (name && bank.figures.includes(name))
      ? undefined
      : `There is no figure for ${image}: it is drawn from content/figures/<name>.json and named /figures/<name>.svg`;
  },
  ({ image, imageDescription = '' }) =>
    image === undefined || imageDescription.length >= DESCRIPTION_LENGTH_MIN
      ? undefined
      : 'The image has no description that says what it shows',
  ({ questionText, passage }) =>
    HEADLESS_COLUMN.test(`${questionText}\n${passage === undefined ? '' : textOf(passage)}`)
      ? 'A column of a table has no heading that says what it holds'
      : undefined,
];

export function questionProblems(bank: ContentBank, subject: Subject, test: ContentTest): Problem[] {
  const problems = test.questions.flatMap((question) =>
    RULES.flatMap((rule) => rule(question, { subject, bank }) ?? []).map((message) => ({
      file: test.file,
      lineNumber: question.lineNumber,
      message,
    })),
  );

  return [...problems, ...passageProblems(test), ...answerProblems(test)];
}

function passageProblems({ file, questions }: ContentTest): Problem[] {
  const passages = new Set(questions.flatMap(({ passage }) => passage ?? []));

  return [...passages].flatMap((passage) => {
    const { lineNumber, tabs } = passage;
    const { min, max } = tabs === undefined ? PASSAGE_WORDS : TABS_WORDS;
    const count = textOf(passage).match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    if (count >= min && count <= max) return [];

    const message = `The passage has ${count} words; ${min} to ${max} are expected`;

    return [{ file, lineNumber, message }];
  });
}

/** Where the option at the key is not what the script beside the test computes. */
function answerProblems({ file, questions, computedAnswers }: ContentTest): Problem[] {
  return Object.entries(computedAnswers).flatMap(([number, computed]) => {
    const question = questions[Number(number) - 1];
    if (!question) {
      return [
        { file, lineNumber: 1, message: `An answer is computed for question ${number}, which is not there` },
      ];
    }
    const keyed = answerText(question);
    // A script may write what it works out in plain signs, where the bank has TeX.
    if (readableText(keyed ?? '') === readableText(computed)) return [];

    return [
      {
        file,
        lineNumber: question.lineNumber,
        message: `The key says "${keyed}", the computed answer is "${computed}"`,
      },
    ];
  });
}
