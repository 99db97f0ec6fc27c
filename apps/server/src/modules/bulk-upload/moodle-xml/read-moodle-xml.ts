import type { PrintableQuestion } from '@second-bell/question-import';
import type { Element } from 'xast';

import { parseXml } from '../archive.ts';
import { type ReadQuestion, writeQuestions } from '../exchange/write-questions.ts';
import { type FileReading, RefusedFile } from '../file-reading.ts';
import { Pictures } from '../pictures.ts';
import { attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';
import { ANSWERS } from './answers.ts';
import { type MoodleText, readRichText } from './moodle-text.ts';

const NAME_LENGTH = 60;

/** The questions of a question bank that Moodle exported, with their pictures; each that is not understood is named. */
export function readMoodleXml(source: string): FileReading {
  const quiz = childOf(parseXml(source), 'quiz');
  if (quiz === undefined) throw new RefusedFile('broken');
  const pictures = new Pictures();
  const read = childrenOf(quiz, 'question').flatMap((question) => readQuestion(question, pictures));
  const { text, problems } = writeQuestions(read);

  return { text, problems, pictures: pictures.all };
}

function readQuestion(question: Element, pictures: Pictures): ReadQuestion[] {
  const type = attributeOf(question, 'type') ?? '';
  // The folder of what comes next, which is no question.
  if (type === 'category') return [];

  const stem = readRichText(childOf(question, 'questiontext'));
  const name = (textOf(childOf(question, 'name', 'text')).trim() || stem.text).slice(0, NAME_LENGTH);
  const readAnswers = ANSWERS[type];
  if (readAnswers === undefined) {
    const loss = `a question of Moodle’s type “${type}” cannot be taken over.`;

    return [{ name, loss: type === 'description' ? 'it asks nothing. Add it as a passage.' : loss }];
  }
  const answers = readAnswers(question, stem.text);
  if ('loss' in answers) return [{ name, loss: answers.loss }];
  const { losses: lost = [], stemText = stem.text, ...own } = answers;
  const picture = keepPicture(stem, pictures);
  const explanation = readRichText(childOf(question, 'generalfeedback'));
  const topic = textOf(childOf(question, 'tags', 'tag', 'text')).trim();
  const hints = childrenOf(question, 'hint').map((hint) => readRichText(hint).text);
  const hint = hints.find((text) => text !== '') ?? '';

  return [
    {
      name,
      question: {
        questionText: stemText,
        ...own,
        difficulty: 'medium',
        ...(explanation.text !== '' && { explanation: explanation.text }),
        ...(topic !== '' && { topic }),
        ...(hint !== '' && { hint }),
        ...picture.shown,
      },
      losses: [...lost, ...picture.losses, ...pictureLosses(explanation)],
    },
  ];
}

type Shown = Pick<PrintableQuestion, 'image' | 'imageDescription'>;

/** A question shows one picture: the first. */
function keepPicture(
  { pictures: named, files }: MoodleText,
  pictures: Pictures,
): { shown: Shown; losses: string[] } {
  const [first, ...others] = named;
  const losses = others.map(
    ({ source }) => `A second picture (${source.slice(0, 60)}) is left out: a question shows one.`,
  );
  if (first === undefined) return { shown: {}, losses };
  const added = pictures.add(first.source.slice(0, 60), files.get(first.source));
  if ('problem' in added) return { shown: {}, losses: [added.problem, ...losses] };

  return {
    shown: {
      image: added.address,
      ...(first.description.trim() !== '' && { imageDescription: first.description.trim() }),
    },
    losses,
  };
}

function pictureLosses({ pictures: named }: MoodleText): string[] {
  return named.map(({ source }) => `A picture of the feedback (${source.slice(0, 60)}) is left out.`);
}
