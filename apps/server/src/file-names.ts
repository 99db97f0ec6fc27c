/** Four bytes for each character, and every file system can still hold the name. */
const MAX_LENGTH = 60;

/** What Windows keeps for its devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A title as a part of a file name: small letters and digits of any script, and hyphens. Nothing in it separates
 * folders, so that no title leads out of the archive.
 */
export function fileNameOf(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const name = Array.from(words.join('-')).slice(0, MAX_LENGTH).join('').replace(/-$/, '');

  if (name === '') return 'untitled';

  return RESERVED.test(name) ? `untitled-${name}` : name;
}

/** Tells a browser to save the answer under a name, in letters of any script (RFC 6266). */
export function attachmentHeader(name: string): string {
  const fallback = name.replace(/[^\u0020-\u007e]/g, '_');

  return `attachment; filename="${fallback}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
