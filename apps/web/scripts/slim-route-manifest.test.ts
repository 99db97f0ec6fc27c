import { expect, it } from 'vitest';

import { slimRouteManifest } from './slim-route-manifest.ts';

it('leaves out what each file imports, and nothing else', () => {
  const code =
    'window.m={"entry":{"module":"/a.js","imports":["/b.js","/c.js"],"css":["/d.css"]},"routes":{"root":{"imports":[]}}};';

  expect(slimRouteManifest(code)).toBe(
    'window.m={"entry":{"module":"/a.js","imports":[],"css":["/d.css"]},"routes":{"root":{"imports":[]}}};',
  );
});

it('stops the build where the router writes its list differently', () => {
  expect(() => slimRouteManifest('window.m={}')).toThrow('differently');
});
