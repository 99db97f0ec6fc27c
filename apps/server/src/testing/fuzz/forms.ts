import * as fc from 'fast-check';

import { givenPng, JPEG, WEBP } from '../given-picture.ts';

const BOUNDARY = 'second-bell-fuzz';

const TEXTS = [
  'Q: What is 2 + 2?\nA) 3\nB) 4\nAnswer: B\nExplanation: Two and two.\n',
  '1. What is 2 + 2?\na. 3\nb. 4\nc. 5\n\nAnswers\n1. b\n',
  '::T:: What is 2 + 2? {=4 ~3 ~5}\n',
  'question,optionA,optionB,answer\nWhat is 2 + 2?,3,4,B\n',
  '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext><text>2+2?</text></questiontext><answer fraction="100"><text>4</text></answer><answer fraction="0"><text>3</text></answer></question></quiz>',
  '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><quiz>&z;</quiz>',
  '<html><body><ol><li>What is 2 + 2?<ol type="A"><li>3</li><li><b>4</b></li></ol></li></ol></body></html>',
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a"><itemBody/></assessmentItem>',
  'Q:\nA)\nAnswer:\n',
  'Q: a\n'.repeat(300),
  `Q: ${'('.repeat(3_000)}\nA) 1\nB) 2\nAnswer: A\n`,
  '"'.repeat(2_000),
  ',\n'.repeat(2_000),
  '',
];

/** The beginnings of files that are read by their kind, with nothing sound behind. */
const BROKEN_FILES = [
  Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000', 'latin1'),
  Buffer.from('PK\u0005\u0006'.padEnd(22, '\u0000'), 'latin1'),
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  givenPng({ width: 100_000, height: 100_000 }),
  givenPng().subarray(0, 30),
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.from('fffe51003a00', 'hex'),
];

const files = fc.record({
  name: fc.constantFrom(
    'a.txt',
    'a.pdf',
    'a.docx',
    'a.csv',
    'a.xml',
    'a.zip',
    'a.png',
    '',
    '../../a.txt',
    'a"b',
  ),
  bytes: fc.oneof(
    fc.constantFrom(...TEXTS.map((text) => Buffer.from(text)), givenPng(), JPEG, WEBP, ...BROKEN_FILES),
    fc.uint8Array({ maxLength: 400 }).map((list) => Buffer.from(list)),
  ),
});

/** What breaks a form on its way. */
const damages = fc.oneof(
  { weight: 8, arbitrary: fc.constant((form: Buffer) => form) },
  { weight: 1, arbitrary: fc.nat(400).map((at) => (form: Buffer) => form.subarray(0, at)) },
  { weight: 1, arbitrary: fc.nat(400).map((at) => (form: Buffer) => form.subarray(at)) },
  { weight: 1, arbitrary: fc.constant((form: Buffer) => Buffer.concat([form, form])) },
);

type Body = { body: Buffer; contentType: string };

/** Multipart forms with these fields, with and without a file, whole and broken. */
export function formsOf(fields: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  const rawText = fc.option(fc.constantFrom(...TEXTS), { nil: undefined });

  return fc
    .tuple(fields, rawText, fc.option(files, { nil: undefined }), damages)
    .map(([values, text, file, damage]) => {
      const texts = { ...(values as Record<string, unknown>), ...(text !== undefined && { rawText: text }) };
      const parts = Object.entries(texts).map(([name, value]) => part(name, Buffer.from(asText(value))));
      if (file) parts.push(part('file', file.bytes, `; filename="${file.name}"`));

      return {
        body: damage(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])),
        contentType: `multipart/form-data; boundary=${BOUNDARY}`,
      };
    });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function part(name: string, bytes: Buffer, more = ''): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;

  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}
