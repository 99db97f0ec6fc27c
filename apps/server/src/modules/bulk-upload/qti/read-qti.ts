import { posix } from 'node:path';

import type { PrintableQuestion } from '@second-bell/question-import';
import type { Element, Root } from 'xast';

import { type Archive, parseXml } from '../archive.ts';
import { type ReadQuestion, writeQuestions } from '../exchange/write-questions.ts';
import { type FileReading, RefusedFile } from '../file-reading.ts';
import { Pictures } from '../pictures.ts';
import { allOf, attributeOf, childrenOf, textOf } from '../xml-tree.ts';
import { withPlainNames } from './plain-names.ts';
import { readItem } from './read-item.ts';

const DIFFICULTIES = new Map<string, PrintableQuestion['difficulty']>([
  ['very easy', 'easy'],
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['difficult', 'hard'],
  ['very difficult', 'hard'],
]);

type About = Pick<PrintableQuestion, 'difficulty'> & Partial<Pick<PrintableQuestion, 'topic'>>;

/** A content package in QTI 2.1 or 3: its items in the order of its manifest; each that is not understood is named. */
export function readQtiPackage(archive: Archive): FileReading {
  const manifest = rootOf(archive.readXml('imsmanifest.xml'));
  const resources = allOf(manifest, 'resource').filter((resource) =>
    /item/i.test(attributeOf(resource, 'type') ?? ''),
  );
  const pictures = new Pictures();
  const read = resources.map((resource): ReadQuestion => {
    const path = attributeOf(resource, 'href') ?? '';
    const root = archive.readXml(path);
    if (root === undefined) return { name: path, loss: 'its file is not in the package.' };

    return readItem(rootOf(root), aboutOf(resource), (source) => {
      const place = posix.join(posix.dirname(path), decoded(source));

      return pictures.add(posix.basename(place), archive.read(place));
    });
  });
  if (read.length === 0) throw new RefusedFile('unknown');

  return { ...writeQuestions(read), pictures: pictures.all };
}

/** One item in a file of its own; its pictures are somewhere else. */
export function readQtiItem(source: string): FileReading {
  const pictures = new Pictures();
  const read = readItem(rootOf(parseXml(source)), { difficulty: 'medium' }, (address) =>
    pictures.add(address.slice(0, 60), undefined),
  );

  return { ...writeQuestions([read]), pictures: [] };
}

function rootOf(document: Root | undefined): Element {
  const [root] = childrenOf(document);
  if (root === undefined) throw new RefusedFile('broken');

  return withPlainNames(root);
}

function aboutOf(resource: Element): About {
  const topic = allOf(resource, 'keyword').map((keyword) => textOf(keyword).trim())[0] ?? '';
  const values = allOf(resource, 'difficulty').flatMap((difficulty) => allOf(difficulty, 'value'));
  const difficulty = DIFFICULTIES.get(textOf(values[0]).trim().toLowerCase());

  return { difficulty: difficulty ?? 'medium', ...(topic !== '' && { topic }) };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
