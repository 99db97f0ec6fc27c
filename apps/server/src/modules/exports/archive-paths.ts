import { fileNameOf } from '../../file-names.ts';
import type { TestPlace } from './exported-test.ts';

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
