import { strToU8, zipSync } from 'fflate';

type Parts = { numbering?: string; styles?: string; pictures?: Record<string, Uint8Array> };

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

/** A Word document with the paragraphs given as XML, packed as Word packs it. */
export function givenDocx(body: string, { numbering, styles, pictures = {} }: Parts = {}): Uint8Array {
  const names = Object.keys(pictures);
  const relations = names.map((name, index) => `<Relationship Id="rId${index + 1}" Target="media/${name}"/>`);
  const files = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...(numbering !== undefined && {
      'word/numbering.xml': `<w:numbering ${NAMESPACES}>${numbering}</w:numbering>`,
    }),
    ...(styles !== undefined && { 'word/styles.xml': `<w:styles ${NAMESPACES}>${styles}</w:styles>` }),
  };

  return zipSync({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    ...Object.fromEntries(names.map((name) => [`word/media/${name}`, pictures[name] ?? new Uint8Array()])),
  });
}

/** A run of text; `look` is what stands in its properties: `<w:b/>`. */
export function run(text: string, look = ''): string {
  return `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of plain text or of runs; with a list, its number and level. */
export function paragraph(content: string, place?: [id: number, level: number]): string {
  const properties =
    place && `<w:numPr><w:ilvl w:val="${place[1]}"/><w:numId w:val="${place[0]}"/></w:numPr>`;

  return `<w:p><w:pPr>${properties ?? ''}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`;
}

/** The levels of a list: format and text of each. */
export function list(id: number, levels: readonly [format: string, text: string][], extra = ''): string {
  const shapes = levels.map(
    ([format, text], level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
  );

  return `<w:abstractNum w:abstractNumId="${id}">${shapes.join('')}</w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/>${extra}</w:num>`;
}
