import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'study-materials');

/** The addresses of the library and of every guide and deck: each of them is built as a page. */
export function studyMaterialPages(): string[] {
  const pagesOf = (folder: string) =>
    readdirSync(join(CONTENT, folder)).map(
      (file) => `/study-materials/${folder}/${file.replace(/\.(?:md|json)$/, '')}`,
    );

  return ['/study-materials', ...pagesOf('guides'), ...pagesOf('flashcards')];
}
