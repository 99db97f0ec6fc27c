import type { TextSyntax } from '../question-type.ts';
import { Body } from '../text/read-body.ts';
import { readCount, readLettered, readNames } from '../text/read-list.ts';
import { lettered, lettersOf } from '../words.ts';
import type { MultipleSelectContent, MultipleSelectKey } from './schema.ts';

/** `Select: 2` where a number is asked for, the options, then `Answer: A, C`. */
export const multipleSelectText: TextSyntax<MultipleSelectContent, MultipleSelectKey> = {
  print: ({ options, select }, key) => [
    ...(select === undefined ? [] : [`Select: ${select}`]),
    ...lettered(options),
    `Answer: ${lettersOf(options, key)}`,
  ],
  parse(lines) {
    const body = new Body(lines, { select: 'setting', answer: 'answer' });
    const select = readCount(body, body.one('select'));
    const options = readLettered(body, body.root);
    const key = readNames(body, body.required('answer', 'Answer: A, C'), options);

    return body.result({ content: { options, ...(select !== undefined && { select }) }, key });
  },
};
