import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { Readable } from 'node:stream';

import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';

import { images, passages, practiceTests, questions } from '#database/schema.ts';

import { givenContent } from '../../testing/given-content.ts';
import { WEBP } from '../../testing/given-picture.ts';
import { useExport } from '../../testing/use-export.ts';
import { exportContent } from './exports.service.ts';

const { server, download } = useExport();
const FOLDER = 'ged/mathematical-reasoning/math-1';

type Package = Record<string, Buffer>;

async function downloadPackage(query: string): Promise<Package> {
  const { status, headers, bytes } = await download(query);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/zip');

  return unpack(bytes);
}

function unpack(zip: Uint8Array): Package {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]),
  );
}

/** The root of a document, as a real parser reads it. */
function documentOf(files: Package, path: string): Element {
  const root = fromXml(files[path] ?? '').children.find((node) => node.type === 'element');
  if (!root) throw new Error(`${path} is no document`);

  return root;
}

function all(element: Element, name: string): Element[] {
  const children = element.children.filter((node) => node.type === 'element');
  const below = children.flatMap((child) => all(child, name));

  return element.name === name ? [element, ...below] : below;
}

function textOf(element: Element | undefined): string {
  return (element?.children ?? [])
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node) : ''))
    .join('');
}

const hrefs = (elements: readonly Element[]) => elements.map(({ attributes }) => attributes['href'] ?? '');

describe.each([
  ['qti-2.1', '', 'http://www.imsglobal.org/xsd/imsqti_v2p1', 'v2p1'],
  ['qti-3.0', 'qti-', 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0', 'v3p0'],
])('a package in %s', (format, prefix, namespace, suffix) => {
  const isThree = prefix !== '';
  const named = (name: string) =>
    isThree ? prefix + name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
  const attribute = (element: Element | undefined, name: string) =>
    element?.attributes[isThree ? named(name).slice(prefix.length) : name];
  const one = (element: Element, name: string) => all(element, named(name))[0];

  beforeEach(() => givenContent(server.db));

  it('names in its manifest every file that it holds, and holds every file that it names', async () => {
    const files = await downloadPackage(`format=${format}`);
    const manifest = documentOf(files, 'imsmanifest.xml');
    const listed = hrefs(all(manifest, 'file'));

    expect([...listed, 'imsmanifest.xml'].toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(files).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(listed).toEqual([
      `${FOLDER}/001.xml`,
      `${FOLDER}/002.xml`,
      `${FOLDER}/003.xml`,
      `${FOLDER}/test.xml`,
      'ged/mathematical-reasoning/math-2/test.xml',
    ]);
    const resources = all(manifest, 'resource');
    const identifiers = resources.map(({ attributes }) => attributes['identifier']);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const { attributes } of all(manifest, 'dependency'))
      expect(identifiers).toContain(attributes['identifierref']);
    expect(resources.map(({ attributes }) => attributes['type'])).toEqual([
      ...Array<string>(3).fill(`imsqti_item_xml${suffix}`),
      ...Array<string>(2).fill(`imsqti_test_xml${suffix}`),
    ]);
  });

  it('keeps topic and difficulty in the manifest', async () => {
    const manifest = documentOf(
      await downloadPackage(`format=${format}&practiceTestId=math-1`),
      'imsmanifest.xml',
    );

    expect(all(manifest, 'keyword').map(textOf)).toEqual(['Number operations']);
    expect(all(manifest, 'difficulty').map((found) => textOf(all(found, 'value')[0]))).toEqual([
      'easy',
      'medium',
      'difficult',
    ]);
  });

  it('holds the test with its time limit and its items in order', async () => {
    const files = await downloadPackage(`format=${format}&practiceTestId=math-1`);
    const test = documentOf(files, `${FOLDER}/test.xml`);

    expect(test.name).toBe(named('assessmentTest'));
    expect(test.attributes).toMatchObject({ xmlns: namespace, identifier: 'test-math-1', title: 'Math 1' });
    expect(attribute(one(test, 'timeLimits'), 'maxTime')).toBe('600');
    expect(textOf(one(test, 'rubricBlock'))).toBe('A short test');
    const references = all(test, named('assessmentItemRef'));
    expect(hrefs(references)).toEqual(['001.xml', '002.xml', '003.xml']);
    for (const { attributes } of references) {
      const item = documentOf(files, posix.join(FOLDER, attributes['href'] ?? ''));
      expect(item.attributes['identifier']).toBe(attributes['identifier']);
    }
  });

  it('holds a choice with its options, its key, its explanation and its hint', async () => {
    const files = await downloadPackage(`format=${format}&practiceTestId=math-1`);
    const item = documentOf(files, `${FOLDER}/001.xml`);

    expect(item.name).toBe(named('assessmentItem'));
    expect(item.attributes).toMatchObject({ xmlns: namespace, title: 'What is 2 + 2?', adaptive: 'false' });
    const choices = all(item, named('simpleChoice'));
    expect(choices.map(textOf)).toEqual(['3', '4', '5', '6']);
    const key = textOf(one(item, 'correctResponse'));
    expect(choices.find(({ attributes }) => attributes['identifier'] === key)).toBe(choices[1]);
    expect(attribute(one(item, 'choiceInteraction'), 'responseIdentifier')).toBe(
      one(item, 'responseDeclaration')?.attributes['identifier'],
    );
    expect(attribute(one(item, 'choiceInteraction'), 'maxChoices')).toBe('1');
    expect(one(item, 'responseProcessing')?.attributes['template']).toMatch(/match_correct(\.xml)?$/);
    const feedback = one(item, 'modalFeedback');
    expect(textOf(feedback)).toMatch(/^Two and two are four\./);
    const shown = all(item, named('outcomeDeclaration')).find(
      ({ attributes }) => attributes['identifier'] === attribute(feedback, 'outcomeIdentifier'),
    );
    expect(textOf(shown)).toBe(feedback?.attributes['identifier']);
    expect(textOf(one(item, 'rubricBlock'))).toBe('Count on your fingers.');
    expect(all(item, 'qti-content-body')).toHaveLength(isThree ? 2 : 0);
  });

  it('holds a blank with each accepted answer, in letters of any size', async () => {
    const files = await downloadPackage(`format=${format}&practiceTestId=math-1`);
    const item = documentOf(files, `${FOLDER}/003.xml`);

    expect(attribute(one(item, 'responseDeclaration'), 'baseType')).toBe('string');
    expect(
      all(item, named('mapEntry')).map((entry) => [
        attribute(entry, 'mapKey'),
        attribute(entry, 'caseSensitive'),
      ]),
    ).toEqual([
      ['Oslo', 'false'],
      ['Kristiania', 'false'],
    ]);
    expect(one(item, 'textEntryInteraction')).toBeDefined();
    expect(one(item, 'responseProcessing')?.attributes['template']).toMatch(/map_response(\.xml)?$/);
  });

  it('shows a passage, a table and a script as they are meant', async () => {
    await server.db.insert(passages).values({
      id: 'p',
      practiceTestId: 'math-1',
      title: 'Salt & <b>',
      text: 'One.\n\nTwo.',
      source: 'Ours',
    });
    await server.db.insert(questions).values({
      id: 'rich',
      practiceTestId: 'math-1',
      questionText: '| a |\n|---|\n| $x^2$ |\n\n<script>alert(1)</script> ]]>\u0001',
      questionType: 'multiple_choice',
      options: ['*one*', '</simpleChoice>'],
      correctAnswer: '0',
      difficulty: 'easy',
      displayOrder: 3,
      passageId: 'p',
    });
    const item = documentOf(
      await downloadPackage(`format=${format}&practiceTestId=math-1`),
      `${FOLDER}/004.xml`,
    );

    expect(all(item, 'strong').map(textOf)).toEqual(['Salt & <b>']);
    expect(all(item, 'cite').map(textOf)).toEqual(['Ours']);
    expect(all(item, 'td').map((cell) => all(cell, 'msup').length)).toEqual([1]);
    expect(all(item, 'script')).toEqual([]);
    expect(textOf(one(item, 'itemBody'))).toContain('<script>alert(1)</script> ]]>');
    expect(all(item, named('simpleChoice')).map(textOf)).toEqual(['one', '</simpleChoice>']);
  });

  it('brings each picture along, once', async () => {
    const site = join(mkdtempSync(join(tmpdir(), 'second-bell-site-')), 'client');
    mkdirSync(join(site, 'figures'), { recursive: true });
    writeFileSync(join(site, 'figures', 'heart.svg'), '<svg/>');
    writeFileSync(join(site, '..', 'secret.svg'), 'secret');
    await server.db.delete(practiceTests);
    await server.db.insert(practiceTests).values({
      id: 't',
      subjectId: 'ged-math',
      title: 'T',
      timeLimit: 5,
      passingScore: 5,
      difficulty: 'easy',
    });
    await server.db
      .insert(images)
      .values({ id: 'hash', mediaType: 'image/webp', bytes: WEBP, width: 3, height: 2 });
    const pictures = [
      '/api/images/hash',
      '/figures/heart.svg',
      '/api/images/hash',
      '/figures/gone.svg',
      '/../secret.svg',
      '/api/images/gone',
    ];
    await server.db.insert(questions).values(
      pictures.map((questionImage, index) => ({
        id: `q${index}`,
        practiceTestId: 't',
        questionText: 'What is this?',
        questionType: 'true_false' as const,
        options: ['True', 'False'],
        correctAnswer: '0',
        difficulty: 'easy' as const,
        displayOrder: index,
        questionImage,
        imageDescription: `Picture ${index}`,
      })),
    );
    const { body } = await exportContent({ db: server.db, site }, { format: format as 'qti-2.1' });
    const files = unpack(Buffer.concat(await Readable.from(body).toArray()));
    const folder = 'ged/mathematical-reasoning/t';
    const shown = pictures.map((_, index) => {
      const item = documentOf(files, `${folder}/00${index + 1}.xml`);
      const { src, alt } = all(item, 'img')[0]?.attributes ?? {};

      return src
        ? [posix.join(folder, src), alt]
        : textOf(one(item, 'itemBody')).includes(`Picture ${index}`);
    });

    expect(shown).toEqual([
      ['pictures/picture-1.webp', 'Picture 0'],
      ['pictures/picture-2.svg', 'Picture 1'],
      ['pictures/picture-1.webp', 'Picture 2'],
      true,
      true,
      true,
    ]);
    expect(files['pictures/picture-1.webp']?.equals(WEBP)).toBe(true);
    expect(files['pictures/picture-2.svg']?.toString()).toBe('<svg/>');
    expect(Object.keys(files).filter((path) => path.startsWith('pictures/'))).toHaveLength(2);
  });
});
