import type { Difficulty } from '@second-bell/contract';
import type { Element } from 'xast';
import { x } from 'xastscript';

import { printElement, printXml, type QtiVersion } from './versions.ts';

/** A file of the package, and the resources that it cannot do without. */
export type Resource = {
  identifier: string;
  type: string;
  href: string;
  dependencies?: readonly string[];
  /** What has no place in the item itself. */
  about?: { topic: string | undefined; difficulty: Difficulty };
};

const LOM = 'http://ltsc.ieee.org/xsd/LOM';
const DIFFICULTY = { easy: 'easy', medium: 'medium', hard: 'difficult' } satisfies Record<Difficulty, string>;

/** `imsmanifest.xml`, by which an importer finds everything else. It takes its resources as `printResource` made them. */
export function printManifest(qti: QtiVersion, resources: readonly string[]): string {
  const { name, version } = qti.schema;
  const root = x(
    'manifest',
    { identifier: 'manifest' },
    x('metadata', {}, x('schema', {}, name), x('schemaversion', {}, version)),
    x('organizations'),
    x('resources', {}, { type: 'raw', value: resources.join('') }),
  );

  return printXml(root, qti.manifest);
}

/** Each on its own and when it is known: a large bank has tens of thousands, and all at once would hold up others. */
export function printResource({ identifier, type, href, dependencies = [], about }: Resource): string {
  return printElement(
    x(
      'resource',
      { identifier, type, href },
      about && x('metadata', {}, describe(about)),
      x('file', { href }),
      ...dependencies.map((identifierref) => x('dependency', { identifierref })),
    ),
  );
}

function describe({ topic, difficulty }: NonNullable<Resource['about']>): Element {
  return x(
    'lom',
    { xmlns: LOM },
    topic === undefined ? undefined : x('general', {}, x('keyword', {}, x('string', {}, topic))),
    x(
      'educational',
      {},
      x('difficulty', {}, x('source', {}, 'LOMv1.0'), x('value', {}, DIFFICULTY[difficulty])),
    ),
  );
}
