import { letterOf } from '@second-bell/question-text';

import { valueAt } from '../checks.ts';
import type { TextSyntax } from '../question-type.ts';
import { printText } from '../text/labels.ts';
import { Body } from '../text/read-body.ts';
import { readLettered, readPairs, readWord } from '../text/read-list.ts';
import { lettered } from '../words.ts';
import { textWithBlanks } from './blanks.ts';
import type { DropDownContent, DropDownKey } from './schema.ts';

/** `Text:` with `{{1}}`, `{{2}}`; below each `Blank 1:` its options; then `Answer: 1B, 2A`. */
export const dropDownText: TextSyntax<DropDownContent, DropDownKey> = {
  print({ text, blanks, scoring }, key) {
    const numberOf = (id: string) => blanks.findIndex((blank) => blank.id === id) + 1;
    const renumbered = textWithBlanks(text)
      .map((piece) => ('text' in piece ? piece.text : `{{${numberOf(piece.blankId)}}}`))
      .join('');
    const answers = blanks.map(({ id, options }, index) => {
      const right = options.findIndex((option) => option.id === valueAt(key, id));

      return `${index + 1}${letterOf(right)}`;
    });

    return [
      ...(scoring === 'rationale' ? ['Scoring: rationale'] : []),
      ...printText('Text:', renumbered),
      ...blanks.flatMap(({ options }, index) => [`Blank ${index + 1}:`, ...lettered(options)]),
      `Answer: ${answers.join(', ')}`,
    ];
  },
  parse(lines) {
    const body = new Body(lines, { scoring: 'setting', text: 'text', blank: 'list', answer: 'answer' });
    const scoring = readWord(body, body.one('scoring'), ['each', 'rationale']);
    const { text } = body.required('text', 'Text: The client is at risk for {{1}}.');
    const blanks = body.all('blank').map((section, index) => {
      const id = String(index + 1);
      if (section.argument !== id) body.fail(section, `Here "Blank ${id}:" is due.`);

      return { id, options: readLettered(body, section) };
    });
    if (blanks.length === 0) body.fail(body.root, 'Give a list for each blank: "Blank 1:", "A) …", "B) …".');
    const key = readPairs(body, body.required('answer', 'Answer: 1B, 2A'), blanks);

    return body.result({ content: { text, blanks, scoring }, key });
  },
};
