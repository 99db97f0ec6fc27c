// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';

import { expect, it, vi } from 'vitest';

import { startAfterPaint } from './start-after-paint.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><h1>Hello</h1>
<script type="module" async="">import "/assets/a.js"; const price = '$&';</script>`;

it('moves the start of the page to a file, which is asked for after the first frame', () => {
  const { html, start } = startAfterPaint(PAGE);

  expect(start.code).toBe(`import "/assets/a.js"; const price = '$&';`);
  expect(start.name).toMatch(/^assets\/start-[\da-f]{10}\.js$/);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain(`["/assets/a.js","/${start.name}"]`);
  expect(html).toContain('requestAnimationFrame');
});

it('stops the build where the router writes its pages differently', () => {
  expect(() => startAfterPaint('<h1>Hello</h1>')).toThrow('differently');
});

it('keeps a press until the page is ready, and counts it once', () => {
  const script =
    /<script>(?<code>[\s\S]*)<\/script>/.exec(startAfterPaint(PAGE).html)?.groups?.['code'] ?? '';
  // The page asks for its code with the next frame, which never comes here.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  runInThisContext(script);
  document.body.innerHTML = '<button type="button">Turn</button>';
  const button = document.querySelector('button');
  let presses = 0;
  document.addEventListener('click', () => (presses += 1));

  button?.click();
  expect(presses).toBe(0);
  window.dispatchEvent(new Event('page-ready'));
  expect(presses).toBe(1);
  button?.click();
  expect(presses).toBe(2);
});
