import type { TextSyntax } from '../question-type.ts';
import type { Option } from '../schemas.ts';
import { Body, type Section } from '../text/read-body.ts';
import { readLettered, readNames } from '../text/read-list.ts';
import { lettered, lettersOf } from '../words.ts';
import type { BowTieContent, BowTieKey } from './schema.ts';

/** Below `Actions:`, `Conditions:` and `Parameters:` their options; then `Answer: condition B; actions A, D; parameters C, E`. */
export const bowTieText: TextSyntax<BowTieContent, BowTieKey> = {
  print: ({ actions, conditions, parameters }, key) => [
    'Actions:',
    ...lettered(actions),
    'Conditions:',
    ...lettered(conditions),
    'Parameters:',
    ...lettered(parameters),
    `Answer: condition ${lettersOf(conditions, [key.condition])}; actions ${lettersOf(actions, key.actions)}; parameters ${lettersOf(parameters, key.parameters)}`,
  ],
  parse(lines) {
    const body = new Body(lines, {
      actions: 'list',
      conditions: 'list',
      parameters: 'list',
      answer: 'answer',
    });
    const [actions, conditions, parameters] = (['actions', 'conditions', 'parameters'] as const).map((name) =>
      readLettered(body, body.required(name, `${name}: below it A) …, B) …`)),
    );
    const answer = body.required('answer', 'Answer: condition B; actions A, D; parameters C, E');
    const [condition = ''] = readGroup(body, answer, 'condition', conditions);

    return body.result({
      content: { actions: actions ?? [], conditions: conditions ?? [], parameters: parameters ?? [] },
      key: {
        condition,
        actions: readGroup(body, answer, 'action', actions),
        parameters: readGroup(body, answer, 'parameter', parameters),
      },
    });
  },
};

function readGroup(body: Body, answer: Section, name: string, options: readonly Option[] = []): string[] {
  const group = answer.text
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  if (group === undefined) {
    body.fail(answer, `The answer names no ${name}. Write "condition B; actions A, D; parameters C, E".`);
  }

  return readNames(
    body,
    { lineNumber: answer.lineNumber, text: group?.slice(name.length).replace(/^s?[\s:]*/, '') ?? '' },
    options,
  );
}
