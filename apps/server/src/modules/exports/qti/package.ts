import { posix } from 'node:path';

import type { QuestionWithKey } from '@second-bell/contract';

import type { ArchiveFile } from '../../../zip-files.ts';
import type { ExportedTest } from '../exported-test.ts';
import type { Picture } from '../pictures.ts';
import { type ItemReference, printAssessmentTest } from './assessment-test.ts';
import { printItem } from './item.ts';
import { printManifest, printResource, type Resource } from './manifest.ts';
import { identifierOf, QTI_VERSIONS, type QtiVersion } from './versions.ts';

const NUMBER_LENGTH = 3;

type PlacedTest = { path: string; test: ExportedTest };
type ReadPicture = (address: string) => Promise<Picture | undefined>;

/**
 * The files of a QTI content package: an item for each question, a test for each practice test, each picture once, and
 * at the end the manifest that names them all.
 */
export async function* packQti(
  version: keyof typeof QTI_VERSIONS,
  tests: AsyncIterable<PlacedTest>,
  readPicture: ReadPicture,
): AsyncGenerator<ArchiveFile> {
  const qti = QTI_VERSIONS[version];
  const resources: string[] = [];
  const pictures = new Map<string, Resource | undefined>();
  for await (const { path, test } of tests) {
    const items: ItemReference[] = [];
    for (const [index, question] of test.questions.entries()) {
      const address = question.questionImage;
      if (address !== undefined && !pictures.has(address)) {
        const picture = await readPicture(address);
        const resource = picture && pictureResource(picture, pictures.size + 1);
        pictures.set(address, resource);
        if (resource) resources.push(printResource(resource));
        if (resource) yield { path: resource.href, content: picture.bytes };
      }
      const picture = address === undefined ? undefined : pictures.get(address);
      const item = itemResource(qti, question, { path, number: index + 1, picture });
      resources.push(printResource(item));
      items.push({ identifier: item.identifier, href: posix.basename(item.href) });
      yield {
        path: item.href,
        content: printItem(qti, question, picture && posix.relative(path, picture.href)),
      };
    }
    const resource = testResource(qti, test, { path, items });
    resources.push(printResource(resource));
    yield { path: resource.href, content: printAssessmentTest(qti, test, items) };
  }
  yield { path: 'imsmanifest.xml', content: printManifest(qti, resources) };
}

function itemResource(
  qti: QtiVersion,
  { id, topic, difficulty }: QuestionWithKey,
  { path, number, picture }: { path: string; number: number; picture: Resource | undefined },
): Resource {
  return {
    identifier: identifierOf('question', id),
    type: qti.resourceTypes.item,
    href: `${path}/${String(number).padStart(NUMBER_LENGTH, '0')}.xml`,
    about: { topic, difficulty },
    ...(picture && { dependencies: [picture.identifier] }),
  };
}

function testResource(
  qti: QtiVersion,
  { test }: ExportedTest,
  { path, items }: { path: string; items: readonly ItemReference[] },
): Resource {
  return {
    identifier: identifierOf('test', test.id),
    type: qti.resourceTypes.test,
    href: `${path}/test.xml`,
    dependencies: items.map(({ identifier }) => identifier),
  };
}

function pictureResource({ extension }: Picture, number: number): Resource {
  const identifier = identifierOf('picture', String(number));

  return { identifier, type: 'webcontent', href: `pictures/${identifier}${extension}` };
}
