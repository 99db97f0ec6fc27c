import { readFileSync } from 'node:fs';

import { questionTypeNames } from '@second-bell/question-types';
import { describe, expect, it } from 'vitest';

import { parseQuestions } from './parse-questions.ts';
import { printQuestions } from './print.ts';
import { withoutLines } from './testing/random-questions.ts';

const page = readFileSync(new URL('../../../docs/question-syntax.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```text\n([^`]*)\n```/g)].map(([, text = '']) => text);

describe('the examples of docs/question-syntax.md', () => {
  it.each(examples)('%s', (text) => {
    const { questions, errors } = parseQuestions(text);

    expect(errors).toEqual([]);
    expect(questions).toHaveLength(1);
    expect(withoutLines(parseQuestions(printQuestions(questions)).questions)).toEqual(
      withoutLines(questions),
    );
  });

  it('show each type', () => {
    const types = examples.flatMap((text) => parseQuestions(text).questions.map((one) => one.questionType));

    expect(new Set(types)).toEqual(new Set(questionTypeNames));
  });

  it('show rationales, what to remember, and a case that unfolds', () => {
    const questions = examples.flatMap((text) => parseQuestions(text).questions);

    expect(questions[0]).toMatchObject({ remember: 'In goes carbon dioxide, out comes oxygen.' });
    expect(Object.keys(questions[0]?.rationales ?? {})).toHaveLength(2);
    expect(questions.at(-1)?.passage).toMatchObject({
      kind: 'case_study',
      tabs: [{}, {}, { title: "Nurses' notes", fromQuestion: 3 }],
    });
  });
});
