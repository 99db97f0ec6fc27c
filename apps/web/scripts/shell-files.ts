import { basename } from 'node:path';

import * as z from 'zod';

/** Vite's list of what it built: each source with its file and what that file asks for. */
export const buildManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

type BuildManifest = z.infer<typeof buildManifestSchema>;

/** Pages of administrators are for a desk with a connection; the report's maker is as large as all the rest. */
const NOT_OFFLINE = [/app\/routes\/(?:admin|desk)-/, /app\/features\/results\/report\//];

/** Browsers that know service workers know woff2; texts are in Latin letters. */
const OTHER_FONTS = /\.(?:ttf|woff)$|-(?:cyrillic|greek|vietnamese|latin-ext|cyrillic-ext|greek-ext)-/;
/** Pictures of the product on the exam pages. */
const PICTURES = /\.(?:webp|png|jpe?g)$/;
/** The letters of formulas: a third of the whole, and needed by some tests alone. */
const FORMULA_FONT = /^KaTeX_.*\.woff2$/;

/**
 * The files behind a learner's pages, as paths of the site: those that every one of them needs, and `extras` that some
 * tests need beside them. `entries` are the sources to begin with.
 */
export function shellFiles(manifest: BuildManifest): { shell: string[]; extras: string[] } {
  const files = new Set<string>();
  const seen = new Set<string>();
  const queue = Object.keys(manifest).filter((source) =>
    /app\/(?:entry|root|routes\/)|entry\.client/.test(source),
  );
  for (const source of queue) {
    const built = manifest[source];
    if (built === undefined || seen.has(source) || NOT_OFFLINE.some((pattern) => pattern.test(source)))
      continue;

    seen.add(source);
    queue.push(...built.imports, ...built.dynamicImports);
    for (const file of [built.file, ...built.css, ...built.assets]) files.add(file);
  }
  const names = [...files].filter((file) => !OTHER_FONTS.test(file) && !PICTURES.test(file)).toSorted();
  const isExtra = (file: string) => FORMULA_FONT.test(basename(file));

  return {
    shell: names.filter((file) => !isExtra(file)).map((file) => `/${file}`),
    extras: names.filter(isExtra).map((file) => `/${file}`),
  };
}
