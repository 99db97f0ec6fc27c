/** Text with its markup as plain data: made from Markdown while the pages are built, shown without a Markdown library. */
export type TextNode = string | TextElement;

export type TextElement = {
  tag: TextTag;
  /** Of headings, so that a link can lead to them. */
  id?: string;
  children: readonly TextNode[];
};

const TEXT_TAGS = [
  'code',
  'del',
  'em',
  'h2',
  'h3',
  'li',
  'ol',
  'p',
  /** A heading with what belongs to it: a worked example. */
  'section',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

type TextTag = (typeof TEXT_TAGS)[number];

export function isTextTag(tag: string): tag is TextTag {
  return TEXT_TAGS.some((known) => known === tag);
}

export function plainText(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}
