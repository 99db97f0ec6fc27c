import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it } from 'vitest';

import { images } from '#database/schema.ts';

import { givenPng, givenTurnedJpeg, JPEG, WEBP } from '../../testing/given-picture.ts';
import { useApp } from '../../testing/use-app.ts';

const server = useApp();
const URL = '/api/admin/images';
const FIVE_MEGABYTES = 5 * 1024 * 1024;

type Part = { field?: string; name?: string; type?: string; bytes: Uint8Array | string };

describe('a picture', () => {
  let token: string;

  beforeEach(async () => {
    ({ token } = await server.givenAdministrator());
  });

  const send = async (payload: Buffer | string, contentType: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    const response = await server.app.inject({ method: 'POST', url: URL, headers, payload });

    return { status: response.statusCode, body: response.json() };
  };
  const upload = async (...parts: Part[]) => {
    const form = new FormData();
    for (const { field = 'file', name = 'picture.png', type = 'image/png', bytes } of parts) {
      const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
      form.append(field, new Blob([content], { type }), name);
    }
    const encoded = new Response(form);

    return send(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '');
  };
  const download = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const stored = () => server.db.$count(images);

  it.each([
    ['PNG', givenPng(), 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
    ['WebP', WEBP, 'image/webp'],
  ])('is stored under its hash and served byte for byte: %s', async (_, bytes, mediaType) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const answer = await upload({ bytes, name: 'picture.txt', type: 'text/plain' });

    expect(answer).toEqual({ status: 201, body: { url: `/api/images/${hash}`, width: 3, height: 2 } });
    const { statusCode, headers, rawPayload } = await download(answer.body.url);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': mediaType,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is not sent again to who has it', async () => {
    const { body } = await upload({ bytes: WEBP });
    const { headers } = await download(body.url);
    const again = await download(body.url, { 'if-none-match': String(headers.etag) });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('has the width and height that are seen, where a camera was held upright', async () => {
    expect(await upload({ bytes: givenTurnedJpeg() })).toMatchObject({
      status: 201,
      body: { width: 2, height: 3 },
    });
  });

  it('is stored once, and noted once in the audit trail, however often it is sent', async () => {
    const first = await upload({ bytes: WEBP, name: 'heart\u0000.webp' });
    const second = await upload({ bytes: WEBP, name: 'copy.webp' });

    expect(second).toEqual(first);
    expect(await stored()).toBe(1);
    const { body } = await server.call({ url: '/api/admin/audit-trail', token });
    expect(body.entries).toMatchObject([
      { action: 'created', kind: 'image', title: expect.stringMatching(/^heart.*webp$/) },
    ]);
  });

  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>',
      'image/svg+xml',
    ],
    ['GIF', 'GIF89a\u0001\u0000\u0001\u0000', 'image/gif'],
    ['HTML that is called PNG', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['PDF', '%PDF-1.7', 'application/pdf'],
    ['a few bytes', 'x', 'image/png'],
    ['WAV, which starts like WebP', 'RIFF\u0000\u0000\u0000\u0000WAVEfmt ', 'image/webp'],
  ])('is refused with 415 and the formats to choose from: %s', async (_, bytes, type) => {
    expect(await upload({ bytes, type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_picture', message: 'Choose a picture in the format PNG, JPEG or WebP.' },
    });
    expect(await stored()).toBe(0);
  });

  it.each([
    ['empty', '', /empty/],
    ['a PNG that was cut off', givenPng().subarray(0, 45), /broken or cut off/],
    ['a PNG without a header', givenPng().subarray(0, 8), /broken or cut off/],
    ['a JPEG that was cut off', JPEG.subarray(0, 200), /broken or cut off/],
    ['a JPEG without a size', Buffer.concat([JPEG.subarray(0, 20), Buffer.alloc(50)]), /broken or cut off/],
    ['a WebP that was cut off', WEBP.subarray(0, 50), /broken or cut off/],
    ['no pixels wide', givenPng({ width: 0 }), /broken/],
    ['10,001 pixels wide', givenPng({ width: 10_001 }), /too large to show/],
    ['10,001 pixels high', givenPng({ height: 10_001 }), /too large to show/],
    ['four thousand million pixels high', givenPng({ height: 0xff_ff_ff_ff }), /too large to show/],
    ['100 million pixels in all', givenPng({ width: 10_000, height: 10_000 }), /too large to show/],
  ])('is refused with 400 where it is %s', async (_, bytes, message) => {
    const answer = await upload({ bytes });

    expect(answer).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/^(empty_picture|broken_picture|picture_too_large)$/) },
    });
    expect(answer.body.message).toMatch(message);
    expect(await stored()).toBe(0);
  });

  it('is refused with 413 above 5 MB, and taken at 5 MB', async () => {
    const exact = Buffer.concat([givenPng(), Buffer.alloc(FIVE_MEGABYTES)]).subarray(0, FIVE_MEGABYTES);

    expect(await upload({ bytes: Buffer.concat([exact, Buffer.alloc(1)]) })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: 'This file is larger than 5 MB. Choose a smaller one.' },
    });
    expect(await upload({ bytes: exact })).toMatchObject({ status: 201 });
  });

  it('comes alone, in the field "file"', async () => {
    expect(await upload({ bytes: WEBP }, { bytes: JPEG })).toMatchObject({
      status: 400,
      body: { message: 'Send one file at a time' },
    });
    expect(await upload({ field: 'picture', bytes: WEBP })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'file' }] },
    });
    expect(await upload()).toMatchObject({ status: 400 });
    expect(await upload({ field: '__proto__', bytes: WEBP })).toMatchObject({ status: 400 });
    expect(await stored()).toBe(0);
  });

  it.each([
    ['{}', 'application/json', 400],
    ['x', 'multipart/form-data', 400],
    ['x', 'multipart/form-data; boundary=b', 400],
    [
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['', 'multipart/form-data; boundary=b', 400],
    ['x', 'image/png', 415],
  ])('sent as %j of type %s is answered with %i', async (payload, contentType, status) => {
    const answer = await send(payload, contentType);

    expect(answer.status).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
  });

  it.each([['0'.repeat(64)], ['x'], ["';--"], ['..%2Fproducts']])('at %s is not found', async (id) => {
    const { statusCode, headers } = await download(`/api/images/${id}`);

    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});
