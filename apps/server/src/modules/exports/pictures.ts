import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

import type { Db } from '#database/connect.ts';
import { findImage } from '#modules/catalog/images.repo.ts';

/** A picture's bytes, and what its file name ends in. */
export type Picture = { bytes: Uint8Array; extension: string };

const STORED = /^\/api\/images\/([^/?#]+)$/;
const EXTENSION_OF = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' };
const SITE_EXTENSIONS = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.gif']);

/** The picture at an address of this site: uploaded, or a file of the site itself. Undefined where there is none. */
export async function readPicture(
  { db, site }: { db: Db; site: string | undefined },
  address: string,
): Promise<Picture | undefined> {
  const id = STORED.exec(address)?.[1];
  if (id === undefined) return readSiteFile(site, address);

  const image = await findImage(db, id);

  return image && { bytes: image.bytes, extension: EXTENSION_OF[image.mediaType] };
}

async function readSiteFile(site: string | undefined, address: string): Promise<Picture | undefined> {
  if (site === undefined) return undefined;

  const path = join(site, address);
  const extension = extname(path).toLowerCase();
  // An address with ".." in it may lead out of the folder.
  if (!path.startsWith(site + sep) || !SITE_EXTENSIONS.has(extension)) return undefined;

  try {
    return { bytes: await readFile(path), extension };
  } catch {
    return undefined;
  }
}
