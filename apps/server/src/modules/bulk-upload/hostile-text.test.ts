import { beforeEach, describe, expect, it } from 'vitest';

import { givenContent } from '../../testing/given-content.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();

const MEGABYTES = 2;
const LENGTH = MEGABYTES * 1024 * 1024;

function repeated(piece: string): string {
  return piece.repeat(LENGTH / piece.length);
}

/** What a careless reader needs hours for. */
const HOSTILE: [what: string, text: string][] = [
  ['labels', `1. x\n${repeated('A) ')}\nAnswer: A`],
  ['blanks behind an answer', `1. x\nA. y\nB. z\nAnswer: B${repeated(' ')}x`],
  ['lines with answers', repeated('Answer:\n')],
  ['tabs', `MC\tx${repeated('\t')}y`],
  ['one long line', `1. ${repeated('word ')}`],
];

describe('a hostile text', () => {
  let token: string;

  beforeEach(async () => {
    await givenContent(server.db);
    ({ token } = await server.givenAdministrator());
  });

  async function preview(rawText: string): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ practiceTestId: 'math-empty', dryRun: 'true', rawText }))
      form.append(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/admin/questions/bulk-upload',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
      },
    });

    return statusCode;
  }

  it.each(HOSTILE)('of %s is read or refused, and the server answers meanwhile', async (_what, text) => {
    const state = { isRead: false };
    let answers = 0;
    const reading = preview(text).finally(() => {
      state.isRead = true;
    });
    while (!state.isRead) {
      expect((await server.call({ url: '/api/health' })).status).toBe(200);
      answers += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }

    expect(await reading).toBeLessThan(500);
    expect(answers).toBeGreaterThan(1);
  });
});
