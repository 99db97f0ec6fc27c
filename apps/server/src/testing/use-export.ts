import { unzipSync } from 'fflate';
import { beforeEach } from 'vitest';

import { useApp } from './use-app.ts';

/** The app, and the export as an administrator downloads it. Call inside the file, outside any test. */
export function useExport() {
  const server = useApp();
  const administrator = { token: '' };
  beforeEach(async () => {
    Object.assign(administrator, await server.givenAdministrator());
  });

  async function download(query: string) {
    const response = await server.app.inject({
      url: `/api/admin/export?${query}`,
      headers: { authorization: `Bearer ${administrator.token}` },
    });
    const { statusCode: status, headers, rawPayload: bytes } = response;

    return { status, headers, bytes, text: bytes.toString() };
  }

  async function unzipped(query: string): Promise<Record<string, string>> {
    const files = Object.entries(unzipSync((await download(query)).bytes));

    return Object.fromEntries(files.map(([path, content]) => [path, Buffer.from(content).toString()]));
  }

  return { server, download, unzipped };
}
