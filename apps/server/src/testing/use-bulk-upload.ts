import { beforeEach } from 'vitest';

import { givenContent } from './given-content.ts';
import { useApp } from './use-app.ts';

type Fields = Record<string, string | { name: string; content: string | Uint8Array }>;

/** The app with some content, and the bulk upload as an administrator sends it. Call inside the file, outside any test. */
export function useBulkUpload() {
  const server = useApp();
  const administrator = { token: '' };
  beforeEach(async () => {
    await givenContent(server.db);
    Object.assign(administrator, await server.givenAdministrator('first@example.com'));
  });

  /** Into the practice test that has no questions, for good, unless the fields say otherwise. */
  async function upload(fields: Fields = {}) {
    const payload = new FormData();
    const all: Fields = { practiceTestId: 'math-empty', mode: 'append', dryRun: 'false', ...fields };
    for (const [name, value] of Object.entries(all)) {
      if (typeof value === 'string') payload.append(name, value);
      else payload.append(name, new Blob([Buffer.from(value.content)]), value.name);
    }
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/admin/questions/bulk-upload',
      payload,
      headers: { authorization: `Bearer ${administrator.token}` },
    });

    return { status: response.statusCode, body: response.json() };
  }

  return { server, administrator, upload };
}
