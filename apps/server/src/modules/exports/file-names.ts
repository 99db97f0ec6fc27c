import type { TestPlace } from './exported-test.ts';

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

/** Where each test goes in an archive: `product/subject/test`, no two the same. */
export function pathsOf(places: readonly TestPlace[]): string[] {
  const taken = new Set<string>();
  const folders = new Map<string, string>();
  const folderOf = (id: string, path: string) => {
    const folder = folders.get(id) ?? uniqueName(taken, path);
    folders.set(id, folder);

    return folder;
  };

  return places.map(({ product, subject, test }) => {
    const productFolder = folderOf(`product ${product.id}`, fileNameOf(product.name));
    const subjectFolder = folderOf(`subject ${subject.id}`, `${productFolder}/${fileNameOf(subject.name)}`);

    return uniqueName(taken, `${subjectFolder}/${fileNameOf(test.title)}`);
  });
}

/** The name, or the name with the first number that makes it new; it is taken from then on. */
function uniqueName(taken: Set<string>, name: string): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}-${number}`;
  taken.add(candidate);

  return candidate;
}
