import type { Element } from 'xast';

import { markdownOf, type NamedPicture } from '../html/markdown.ts';
import { attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';

/** A text with its pictures, and the files among which they are, by the addresses that the text gives them. */
export type MoodleText = { text: string; pictures: NamedPicture[]; files: ReadonlyMap<string, Uint8Array> };

const FILE_PREFIX = '@@PLUGINFILE@@/';
const PLAIN_FORMATS = new Set(['markdown', 'plain_text']);

/** A text in whichever of Moodle's formats it is: HTML, unless it says otherwise. */
export function readRichText(element: Element | undefined): MoodleText {
  const source = textOf(childOf(element, 'text'));
  const files = new Map(
    childrenOf(element, 'file').map((file) => [
      FILE_PREFIX + encodeURIComponent(attributeOf(file, 'name') ?? ''),
      new Uint8Array(Buffer.from(textOf(file), 'base64')),
    ]),
  );
  if (PLAIN_FORMATS.has(attributeOf(element, 'format') ?? ''))
    return { text: source.trim(), pictures: [], files };
  const { text, pictures } = markdownOf(source);

  return { text, pictures: pictures.map(withPlainAddress), files };
}

/** On one line, as an option is. */
export function readLine(element: Element | undefined): string {
  return readRichText(element).text.replaceAll(/\s+/g, ' ').trim();
}

/** Browsers and hands write the same name in several ways: with `%20` or a blank. */
function withPlainAddress({ source, description }: NamedPicture): NamedPicture {
  if (!source.startsWith(FILE_PREFIX)) return { source, description };
  const [name = ''] = source.slice(FILE_PREFIX.length).split('?');

  return { source: FILE_PREFIX + encodeURIComponent(decoded(name)), description };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
