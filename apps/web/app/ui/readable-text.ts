/** A rich text without its marks, for places that take plain words only, such as what screen readers are told. */
export function readableText(text: string): string {
  return text
    .replace(/\\([$*_`\\|])/g, '$1')
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/\$([^\s$](?:[^$]*[^\s$])?)\$(?!\d)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
