import type { Element } from 'xast';

import {
  choiceQuestion,
  letterId,
  numberQuestion,
  ownType,
  selectQuestion,
  typedQuestion,
} from '../exchange/canonical.ts';
import { allOf, attributeOf, childrenOf } from '../xml-tree.ts';
import {
  type Answers,
  type Declaration,
  interactionsOf,
  lineOf,
  markdownOfNodes,
  rightOf,
  rubricOf,
} from './item-parts.ts';
import { readHighlight } from './read-highlight.ts';
import { readHotSpot } from './read-hot-spot.ts';

type Read = {
  item: Element;
  body: Element;
  interaction: Element;
  declaration: Declaration | undefined;
  declarations: ReadonlyMap<string, Declaration>;
};

/** By the name of the first interaction. */
const READERS: Readonly<Partial<Record<string, (read: Read) => Answers>>> = {
  choiceInteraction: readChoice,
  textEntryInteraction: readTextEntry,
  inlineChoiceInteraction: readInlineChoices,
  orderInteraction: readOrder,
  matchInteraction: readMatch,
  gapMatchInteraction: readGapMatch,
  hottextInteraction: ({ interaction, declaration }) => readHighlight(interaction, declaration),
  hotspotInteraction: ({ interaction, declaration }) => readHotSpot(interaction, declaration),
  extendedTextInteraction: readEssay,
};
/** These may stand several times in one question. */
const SEVERAL = new Set(['inlineChoiceInteraction', 'choiceInteraction']);

export function readAnswers(
  item: Element,
  body: Element,
  declarations: ReadonlyMap<string, Declaration>,
): Answers {
  const interactions = interactionsOf(body);
  const [interaction] = interactions;
  const name = interaction?.name ?? '';
  const read = READERS[name];
  if (interaction === undefined || read === undefined) {
    return { loss: `a question of QTI’s type “${name}” cannot be taken over.` };
  }
  if (interactions.length > 1 && (!SEVERAL.has(name) || interactions.some((other) => other.name !== name))) {
    return { loss: 'it asks several things at once.' };
  }
  const declaration = declarations.get(attributeOf(interaction, 'responseIdentifier') ?? '');

  return read({ item, body, interaction, declaration, declarations });
}

function identifierOf(element: Element): string {
  return attributeOf(element, 'identifier') ?? '';
}

function readChoice(read: Read): Answers {
  const { body, interaction, declaration } = read;
  if (interactionsOf(body).length > 1) return readBowTie(read);
  const right = rightOf(declaration);
  const choices = childrenOf(interaction, 'simpleChoice').map((choice) => ({
    id: identifierOf(choice),
    text: lineOf(choice),
    isRight: right.includes(identifierOf(choice)),
  }));
  if (choices.some(({ text }) => text === '')) return { loss: 'one of its options has no text.' };
  const most = Number(attributeOf(interaction, 'maxChoices') ?? 1);

  return most === 1 ? choiceQuestion(choices) : selectQuestion(choices, most > 1 ? most : undefined);
}

const PARTS = ['actions', 'conditions', 'parameters'] as const;

/** Three choices in one item, by the names that the export gives them. */
function readBowTie({ body, declarations }: Read): Answers {
  const interactions = interactionsOf(body);
  const names = interactions.map((one) => attributeOf(one, 'responseIdentifier'));
  if (names.join() !== PARTS.join()) return { loss: 'it asks several things at once.' };
  const [actions, conditions, parameters] = interactions.map((one) => {
    const right = rightOf(declarations.get(attributeOf(one, 'responseIdentifier') ?? ''));
    const choices = childrenOf(one, 'simpleChoice');

    return {
      options: choices.map((choice, index) => ({ id: letterId(index), text: lineOf(choice) })),
      right: choices.flatMap((choice, index) =>
        right.includes(identifierOf(choice)) ? [letterId(index)] : [],
      ),
    };
  });

  return ownType(
    'bow_tie',
    { actions: actions?.options, conditions: conditions?.options, parameters: parameters?.options },
    { condition: conditions?.right[0] ?? '', actions: actions?.right, parameters: parameters?.right },
  );
}

function readTextEntry({ item, body, interaction, declaration }: Read): Answers {
  const accepted = rightOf(declaration);
  const isNumber = declaration?.baseType === 'float' || declaration?.baseType === 'integer';
  const holder = childrenOf(body).find((block) => block.children.includes(interaction));
  const behind =
    holder === undefined
      ? ''
      : lineOf({ ...holder, children: holder.children.slice(holder.children.indexOf(interaction) + 1) });
  const isOnItsOwn = holder?.children[0] === interaction;
  const asked = isOnItsOwn && holder !== undefined ? [holder] : [];
  if (!isNumber && (accepted.length !== 1 || !/^-?[\d ]{1,12}\/\d{1,12}$/.test(accepted[0] ?? ''))) {
    if (accepted.some((text) => text.includes('|'))) return { loss: 'one of its answers holds a bar (|).' };

    return { ...typedQuestion(accepted), asked };
  }
  const [tolerance] = allOf(item, 'equal').map(
    (equal) => (attributeOf(equal, 'tolerance') ?? '').split(' ')[0],
  );

  return { ...numberQuestion(accepted[0] ?? '', tolerance, isOnItsOwn ? behind : ''), asked };
}

/** The parts with a choice in them, and those between, are the text; what stands before them asks. */
function readInlineChoices({ body, declarations }: Read): Answers {
  const interactions = interactionsOf(body);
  const blocks = body.children.filter((child): child is Element => child.type === 'element');
  const holding = blocks.flatMap((block, index) => (interactionsOf(block).length > 0 ? [index] : []));
  const first = holding[0] ?? 0;
  // What the export writes in front is one part or two, never the text itself.
  const from =
    blocks[0]?.name === 'div'
      ? blocks.findIndex((block, index) => block.name !== 'div' && !isPictureAlone(block) && index <= first)
      : first;
  const asked = blocks.slice(from === -1 ? first : from).filter(({ name }) => name !== 'rubricBlock');
  const { text } = markdownOfNodes(asked, (element) => {
    const at = interactions.findIndex(
      (one) => attributeOf(one, 'responseIdentifier') === attributeOf(element, 'responseIdentifier'),
    );

    return element.name === 'inlineChoiceInteraction' ? `{{${at + 1}}}` : undefined;
  });
  const blanks = interactions.map((one, index) => {
    const right = rightOf(declarations.get(attributeOf(one, 'responseIdentifier') ?? ''));
    const choices = childrenOf(one, 'inlineChoice');
    const key = choices.findIndex((choice) => right.includes(identifierOf(choice)));

    return {
      id: String(index + 1),
      options: choices.map((choice, at) => ({ id: letterId(at), text: lineOf(choice) })),
      key: key === -1 ? '' : letterId(key),
    };
  });

  return {
    ...ownType(
      'drop_down',
      { text, blanks: blanks.map(({ id, options }) => ({ id, options })), scoring: 'each' },
      Object.fromEntries(blanks.map(({ id, key }) => [id, key])),
    ),
    asked,
  };
}

function isPictureAlone({ children: [only, another] }: Element): boolean {
  return another === undefined && only?.type === 'element' && only.name === 'img';
}

function readOrder({ interaction, declaration }: Read): Answers {
  const choices = childrenOf(interaction, 'simpleChoice');
  const places = (declaration?.correct ?? []).map((id) =>
    choices.findIndex((choice) => identifierOf(choice) === id),
  );

  return ownType(
    'ordered_response',
    { options: choices.map((choice, index) => ({ id: letterId(index), text: lineOf(choice) })) },
    places.map((place) => (place === -1 ? '' : letterId(place))),
  );
}

/** The right pairs, each as the identifiers of its two parts. */
function pairsOf(declaration: Declaration | undefined): [string, string][] {
  return rightOf(declaration).map((pair) => {
    const [one = '', other = ''] = pair.split(/\s+/);

    return [one, other];
  });
}

function readMatch({ interaction, declaration }: Read): Answers {
  const [rows = [], columns = []] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  );
  const pairs = pairsOf(declaration);
  const key = rows.map((row) =>
    columns.flatMap((column, index) =>
      pairs.some(([one, other]) => one === identifierOf(row) && other === identifierOf(column))
        ? [letterId(index)]
        : [],
    ),
  );
  const isOne = rows.every((row) => attributeOf(row, 'matchMax') === '1');

  return ownType(
    'matrix',
    {
      rows: rows.map((row, index) => ({ id: String(index + 1), text: lineOf(row) })),
      columns: columns.map((column, index) => ({ id: letterId(index), text: lineOf(column) })),
      perRow: isOne ? 'one' : 'several',
    },
    Object.fromEntries(key.map((ids, index) => [String(index + 1), ids])),
  );
}

/** A target is the text in front of its gap. */
function readGapMatch({ interaction, declaration }: Read): Answers {
  const tokens = childrenOf(interaction, 'gapText');
  const holders = childrenOf(interaction).filter((block) => allOf(block, 'gap').length > 0);
  const pairs = pairsOf(declaration);
  const isPlain = holders.every(
    (block) => childrenOf(block, 'gap').length === 1 && allOf(block, 'gap').length === 1,
  );
  if (!isPlain) return { loss: 'several of its gaps stand in one sentence.' };
  const gaps = holders.map((block) => allOf(block, 'gap')[0]);

  return ownType(
    'drag_match',
    {
      tokens: tokens.map((token, index) => ({ id: letterId(index), text: lineOf(token) })),
      targets: holders.map((block, index) => ({ id: String(index + 1), text: lineOf(block) })),
      reuse: tokens.some((token) => Number(attributeOf(token, 'matchMax') ?? 1) !== 1),
    },
    Object.fromEntries(
      gaps.flatMap((gap, index) => {
        const token = pairs.find(([, target]) => gap !== undefined && target === identifierOf(gap))?.[0];
        const place = tokens.findIndex((one) => identifierOf(one) === token);

        return place === -1 ? [] : [[String(index + 1), letterId(place)]];
      }),
    ),
  );
}

/** Notes for scorers: lines with points are the rubric, the rest is the model answer. */
function readEssay({ body, interaction }: Read): Answers {
  const notes = rubricOf(body, 'scorer').split('\n\n');
  const traits = notes.flatMap((line) => {
    const at = line.search(/: \d{1,3} – /);

    return at < 1 ? [] : [{ line, text: line.slice(0, at), levels: levelsOf(line.slice(at + 2)) }];
  });
  const modelAnswer = notes.filter((line) => traits.every((trait) => trait.line !== line)).join('\n\n');
  const length = Number(attributeOf(interaction, 'expectedLength') ?? 0);
  if (modelAnswer === '')
    return { loss: 'an essay needs a model answer here, and this one gives none to its scorers.' };

  return ownType(
    'extended_response',
    {
      ...(length >= 6 && { maxWords: Math.round(length / 6) }),
      rubric: traits.map(({ text, levels }, index) => ({ id: String(index + 1), text, levels })),
    },
    { modelAnswer },
  );
}

function levelsOf(text: string): { points: number; text: string }[] {
  return text.split('; ').flatMap((part) => {
    const [points = '', ...words] = part.split(' – ');

    return words.length === 0 ? [] : [{ points: Number(points), text: words.join(' – ') }];
  });
}
