import type { Element } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

export type Attributes = Record<string, string | number | boolean | undefined>;
export type Child = Element | Element['children'][number] | string;

/** What sets one version of QTI apart. Names are given as version 2.1 writes them: `choiceInteraction`, `maxChoices`. */
export type QtiVersion = {
  element: (name: string, attributes?: Attributes, children?: readonly Child[]) => Element;
  /** The content of a feedback or a rubric, which version 3 puts into an element of its own. */
  body: (children: readonly Child[]) => readonly Child[];
  /** The picture of an interaction that is answered on it. */
  picture: (address: string, description: string) => Element;
  /** Namespace and schema of items and tests. */
  document: Attributes;
  /** Namespace and schema of the manifest. */
  manifest: Attributes;
  schema: { name: string; version: string };
  resourceTypes: { item: string; test: string };
  templates: { matchCorrect: string; mapResponse: string };
};

const XSI = { 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' };

const VERSION_2_1: QtiVersion = {
  element: (name, attributes = {}, children = []) => x(name, attributes, ...children),
  body: (children) => children,
  picture: (data, description) => x('object', { data, type: mediaTypeOf(data) }, description),
  document: {
    xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    ...XSI,
    'xsi:schemaLocation':
      'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  },
  manifest: {
    xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    ...XSI,
    'xsi:schemaLocation':
      'http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
  },
  schema: { name: 'QTIv2.1 Package', version: '1.0.0' },
  resourceTypes: { item: 'imsqti_item_xmlv2p1', test: 'imsqti_test_xmlv2p1' },
  templates: {
    matchCorrect: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct',
    mapResponse: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response',
  },
};

const VERSION_3_0: QtiVersion = {
  element: (name, attributes = {}, children = []) =>
    x(
      `qti-${hyphenated(name)}`,
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [hyphenated(key), value])),
      ...children,
    ),
  body: (children) => [x('qti-content-body', {}, ...children)],
  picture: (src, alt) => x('img', { src, alt }),
  document: {
    xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    ...XSI,
    'xsi:schemaLocation':
      'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0p1_v1p0.xsd',
  },
  manifest: {
    xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    ...XSI,
    'xsi:schemaLocation':
      'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
  },
  schema: { name: 'QTI Package', version: '3.0.1' },
  resourceTypes: { item: 'imsqti_item_xmlv3p0', test: 'imsqti_test_xmlv3p0' },
  templates: {
    matchCorrect: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    mapResponse: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml',
  },
};

export const QTI_VERSIONS = { 'qti-2.1': VERSION_2_1, 'qti-3.0': VERSION_3_0 };

/** Control characters, lone surrogates and the like: no escape makes them XML. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A document with this root and its namespaces. */
export function printXml(root: Element, namespaces: Attributes): string {
  const document = x(root.name, { ...namespaces, ...root.attributes }, ...root.children);

  return `<?xml version="1.0" encoding="UTF-8"?>\n${printElement(document)}\n`;
}

/** Raw nodes in it stand for elements that this function printed before. */
export function printElement(element: Element): string {
  const xml = toXml(element, { closeEmptyElements: true, tightClose: true, allowDangerousXml: true });

  // The one sequence that the library leaves open: in a text it would be the end of a section that never began.
  return xml.replace(NOT_XML, '').replaceAll(']]>', ']]&gt;');
}

/** An id as an XML name; the ids of this system need no change but the prefix. */
export function identifierOf(kind: 'question' | 'test' | 'picture', id: string): string {
  return `${kind}-${id.replace(/[^\w.-]/g, '_')}`;
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** By the end of the name, which the package gives. */
function mediaTypeOf(address: string): string {
  const extension = address.slice(address.lastIndexOf('.') + 1);

  return extension === 'svg' ? 'image/svg+xml' : `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}
