import type { PrintablePassage, PrintableQuestion } from '@second-bell/question-import';
import type { Element } from 'xast';

import type { ReadQuestion } from '../exchange/write-questions.ts';
import { attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { readAnswers } from './answers.ts';
import {
  declarationsOf,
  INTERACTION,
  interactionsOf,
  lineOf,
  markdownOfNodes,
  rubricOf,
} from './item-parts.ts';

type KeepPicture = (source: string) => { address: string } | { problem: string };
type About = Pick<PrintableQuestion, 'difficulty'> & Partial<Pick<PrintableQuestion, 'topic'>>;

const NAME_LENGTH = 60;

/** One assessment item, its names as version 2.1 writes them. */
export function readItem(item: Element, about: About, keepPicture: KeepPicture): ReadQuestion {
  const name = (attributeOf(item, 'title') ?? attributeOf(item, 'identifier') ?? 'item').slice(
    0,
    NAME_LENGTH,
  );
  const body = childOf(item, 'itemBody');
  const interactions = interactionsOf(body);
  if (body === undefined || interactions.length === 0) return { name, loss: 'it asks nothing.' };
  const answers = readAnswers(item, body, declarationsOf(item));
  if ('loss' in answers) return { name, loss: answers.loss };

  const { asked = [], ...own } = answers;
  const { passage, stem } = splitBody(body, asked);
  const shown = stem.pictures.map(({ source, description }) => ({ description, kept: keepPicture(source) }));
  const losses = shown.flatMap(({ kept }) => ('problem' in kept ? [kept.problem] : []));
  const kept = shown.flatMap(({ kept: one, description }) =>
    'address' in one ? [{ ...one, description }] : [],
  );
  const [picture, ...others] = kept;
  const explanation = feedbackOf(item);
  const hint = rubricOf(body, 'tutor');

  return {
    name,
    question: {
      ...about,
      ...own,
      questionText: stem.text,
      ...(picture && { image: picture.address }),
      ...(picture?.description !== undefined &&
        picture.description !== '' && { imageDescription: picture.description }),
      ...(explanation !== '' && { explanation }),
      ...(hint !== '' && { hint }),
      ...(passage && { passage }),
    },
    losses: [...losses, ...others.map(() => 'A second picture is left out: a question shows one.')],
  };
}

/** What is around the answers; `asked` are the parts that the answers took along. */
function splitBody(body: Element, asked: readonly Element[]) {
  const nodes = body.children.filter(
    (child) =>
      child.type !== 'element' ||
      (!asked.includes(child) && child.name !== 'rubricBlock' && child.name !== 'stylesheet'),
  );
  const blocks = nodes.filter((child): child is Element => child.type === 'element');
  const [first, second] = blocks;
  // Where two parts stand in front of what is asked, the first is what the question is about, as the export writes it.
  const isPassage = first?.name === 'div' && second?.name === 'div';
  const own = isPassage ? nodes.filter((child) => child !== first) : nodes;
  const { text, pictures } = markdownOfNodes(own, wordsOf);
  const stem = { text, pictures: [...pictures, ...picturesOfInteractions(body)] };

  return { stem, ...(isPassage && { passage: passageOf(first) }) };
}

/** The picture of an interaction that is answered on it is the question's; all else in an interaction is its answers. */
function wordsOf(element: Element): string | undefined {
  if (INTERACTION.test(element.name)) return '';

  return element.name === 'rubricBlock' ? '' : undefined;
}

/** The picture that a hot spot is answered on: an image, or in version 2.1 an object with its description inside. */
function picturesOfInteractions(body: Element) {
  return interactionsOf(body).flatMap((interaction) =>
    childrenOf(interaction).flatMap((child) => {
      if (child.name === 'img') {
        return [{ source: attributeOf(child, 'src') ?? '', description: attributeOf(child, 'alt') ?? '' }];
      }

      return child.name === 'object'
        ? [{ source: attributeOf(child, 'data') ?? '', description: textOf(child).trim() }]
        : [];
    }),
  );
}

/** A bold line on top is its title, a line in `cite` at the end its source. */
function passageOf(part: Element): PrintablePassage {
  const blocks = childrenOf(part);
  const [first] = blocks;
  const last = blocks.at(-1);
  const title = onlyChild(first, 'strong');
  const source = onlyChild(last, 'cite');
  const inner = part.children.filter((child) => !(title && child === first) && !(source && child === last));

  return {
    text: markdownOfNodes(inner).text,
    ...(title && { title: lineOf(title) }),
    ...(source && { source: lineOf(source) }),
  };
}

function onlyChild(block: Element | undefined, name: string): Element | undefined {
  const [only, another] = block?.children ?? [];

  return only?.type === 'element' && only.name === name && another === undefined ? only : undefined;
}

function feedbackOf(item: Element): string {
  return childrenOf(item, 'modalFeedback')
    .map((feedback) => markdownOfNodes((childOf(feedback, 'contentBody') ?? feedback).children).text)
    .filter((text) => text !== '')
    .join('\n\n');
}
