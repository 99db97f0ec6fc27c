import { calls } from '@second-bell/contract/calls';
import { afterEach, expect, it, vi } from 'vitest';

import { download } from './download.ts';

afterEach(() => vi.unstubAllGlobals());

it('answers a download with the file, under the name of the server', async () => {
  const headers = {
    'content-disposition': `attachment; filename="_.csv"; filename*=UTF-8''R%C3%A9sum%C3%A9.csv`,
  };
  vi.stubGlobal(
    'fetch',
    async () => new Response('a,b', { headers: { ...headers, 'content-type': 'text/csv' } }),
  );

  const file = await download(calls.exports.export, { query: { format: 'csv' }, token: 'secret' });

  expect(file).toMatchObject({ name: 'Résumé.csv', type: 'text/csv' });
  expect(await file.text()).toBe('a,b');
});

it('answers a download that is refused as any other call', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"There is nothing"}', { status: 404 }));

  await expect(download(calls.exports.export, { query: { format: 'text' } })).rejects.toThrow(
    '404: {"message":"There is nothing"}',
  );
});
