import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

export const JOURNEYS_PORT = Number(process.env['JOURNEYS_PORT'] ?? 3117);

/** Where the server's log goes; the same for all workers. */
export const SERVER_LOG = join(import.meta.dirname, `../.cache/journeys-${JOURNEYS_PORT}.log`);

/** The path of the newest one-time link to a page that was mailed to an address. */
export async function mailedLink(email: string, page = 'admin-invitation'): Promise<string> {
  const pattern = new RegExp(`/${page}#[\\w-]+`);
  let link: string | undefined;
  await expect(async () => {
    const lines = (await readFile(SERVER_LOG, 'utf8')).split('\n');
    const mail = lines.findLast((line) => line.includes(`"to":"${email}"`));
    link = pattern.exec(mail ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();

  return String(link);
}
