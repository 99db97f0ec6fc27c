import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#config';
import type { Db } from '#database/connect.ts';

import type { App } from '../app-instance.ts';
import { buildApp } from '../app.ts';

const ASSET = `console.log('${'bell '.repeat(400)}')`;

let app: App;
let site: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-bell-site-'));
  site = join(folder, 'client');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, 'results'));
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, 'results', 'index.html'), 'results');
  writeFileSync(join(site, 'fallback.html'), 'start page');
  writeFileSync(join(site, 'gone.html'), 'no such page');
  writeFileSync(join(site, 'sw.js'), 'keeps pages');
  writeFileSync(join(site, 'assets', 'app.js'), ASSET);
  writeFileSync(join(site, 'assets', 'app.js.gz'), gzipSync(ASSET));
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({
      scriptHashes: { 'index.html': ["'sha256-home'"], 'fallback.html': ["'sha256-start'"] },
      fallback: 'fallback.html',
      routes: ['/student/test/:testId'],
      notFound: { page: 'gone.html', except: ['/student/'] },
    }),
  );
  // Pages need no database: nothing here reads it.
  app = await buildApp({} as Db, { ...readConfig({ LOG_LEVEL: 'silent' }), site });
});
afterAll(() => app.close());

describe('the static site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/results', 200, 'results'],
    ['/results/', 200, 'results'],
    ['/student/test/abc', 200, 'start page'],
    ['/student/test/abc?from=mail', 200, 'start page'],
    ['/nowhere', 404, 'no such page'],
    ['/student/test', 404, 'start page'],
    ['/%E0%A4%A', 400, expect.stringContaining('message')],
    ['/../site.json', 404, 'no such page'],
    ['/..%2fsite.json', 404, expect.not.stringContaining('scriptHashes')],
  ])('answers GET %s with %i', async (url, status, body) => {
    const response = await app.inject({ url });

    expect(response.statusCode).toBe(status);
    expect(response.body).toEqual(body);
  });

  it('answers HEAD as GET, without a body', async () => {
    for (const [url, status] of [
      ['/results', 200],
      ['/student/test/abc', 200],
      ['/nowhere', 404],
    ] as const) {
      const response = await app.inject({ method: 'HEAD', url });

      expect([response.statusCode, response.body]).toEqual([status, '']);
    }
  });

  it('allows the inline scripts of the page, by their hashes, and no others', async () => {
    const home = await app.inject({ url: '/' });
    const start = await app.inject({ url: '/student/test/abc' });

    expect(home.headers['content-security-policy']).toContain("script-src 'self' 'sha256-home';");
    expect(start.headers['content-security-policy']).toContain("script-src 'self' 'sha256-start';");
    expect(home.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('sends the copy compressed at build, to keep for a year', async () => {
    const { headers } = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'gzip' } });

    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(headers['content-type'])).toContain('javascript');
  });

  it('asks for pages again each time, and gives them a guest cookie where there is none', async () => {
    const { headers } = await app.inject({ url: '/' });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const again = await app.inject({ url: '/', headers: { cookie } });

    expect(cookie).toMatch(/^guest=/);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('answers an unknown asset with 404 and no page', async () => {
    const response = await app.inject({ url: '/assets/gone.js' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it('sends the service worker to be asked for each time, and lets it load from this site alone', async () => {
    const { body, headers } = await app.inject({ url: '/sw.js' });

    expect(body).toBe('keeps pages');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('sends one that ends itself where offline use is turned off', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', OFFLINE: 'off' });
    const off = await buildApp({} as Db, { ...config, site });
    const { body, headers } = await off.inject({ url: '/sw.js' });
    await off.close();

    expect(body).toContain('registration.unregister()');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers['content-type']).toContain('text/javascript');
  });
});
