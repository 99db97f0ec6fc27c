import { indexOfLetter, letterOf, MAX_OPTIONS } from '@second-bell/question-text';

import type { ChoiceContent, ChoiceKey } from '../choice.ts';
import type { TextSyntax } from '../question-type.ts';
import { Body } from '../text/read-body.ts';
import { readLettered } from '../text/read-list.ts';
import { oneLine } from '../words.ts';

/** `A) …`, `B) …`, then `Answer: B`: the layout that the bank has always had. */
export const multipleChoiceText: TextSyntax<ChoiceContent, ChoiceKey> = {
  print({ options }, key) {
    const letter = letterOf(options.findIndex(({ id }) => id === key));
    // Where an option reads as a letter itself, only the bracket says that the letter is meant.
    const isLetterText = options.some(({ text }) => /^[A-J]$/i.test(text.trim()));

    return [
      ...options.map(({ text }, index) => `${letterOf(index)}) ${oneLine(text)}`),
      `Answer: ${letter}${isLetterText ? ')' : ''}`,
    ];
  },
  parse(lines) {
    const body = new Body(lines, { answer: 'answer' });
    const options = readLettered(body, body.root);
    if (options.length > MAX_OPTIONS) body.fail(body.root, `Give at most ${MAX_OPTIONS} options.`);
    const answer = body.required('answer', 'Answer: B');
    const letter = /^([A-Z])\)?$/i.exec(answer.text)?.[1];
    const right = letter === undefined ? undefined : options[indexOfLetter(letter)];
    if (right === undefined && answer.text !== '') {
      body.fail(
        answer,
        'The answer names none of the options. Write the letter of the right one, like "Answer: B".',
      );
    }

    return body.result({ content: { options }, key: right?.id ?? '' });
  },
};
