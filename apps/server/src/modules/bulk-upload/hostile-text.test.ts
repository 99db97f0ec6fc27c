import { describe, expect, it } from 'vitest';

import { useBulkUpload } from '../../testing/use-bulk-upload.ts';

const { server, upload } = useBulkUpload();

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
  it.each(HOSTILE)('of %s is read or refused, and the server answers meanwhile', async (_what, text) => {
    const state = { isRead: false };
    let answers = 0;
    const reading = upload({ rawText: text, dryRun: 'true' }).finally(() => {
      state.isRead = true;
    });
    while (!state.isRead) {
      expect((await server.call({ url: '/api/health' })).status).toBe(200);
      answers += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }

    expect((await reading).status).toBeLessThan(500);
    expect(answers).toBeGreaterThan(1);
  });
});
