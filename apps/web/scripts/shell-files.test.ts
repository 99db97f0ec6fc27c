import { expect, it } from 'vitest';

import { buildManifestSchema, shellFiles } from './shell-files.ts';

const MANIFEST = buildManifestSchema.parse({
  'app/root.tsx?route': {
    file: 'assets/root.js',
    imports: ['_frame.js'],
    css: ['assets/root.css'],
    assets: ['assets/literata-latin-wght.woff2', 'assets/literata-cyrillic-wght.woff2'],
  },
  'app/routes/student-test.tsx?route': { file: 'assets/test.js', dynamicImports: ['app/ui/tex.tsx'] },
  'app/routes/desk-content.tsx?route': { file: 'assets/desk.js', imports: ['_frame.js', '_editor.js'] },
  'app/routes/results.tsx?route': {
    file: 'assets/results.js',
    dynamicImports: ['app/features/results/report/download-report.ts'],
  },
  'app/features/results/report/download-report.ts': { file: 'assets/report.js' },
  'app/ui/tex.tsx': {
    file: 'assets/tex.js',
    css: ['assets/tex.css'],
    assets: ['assets/KaTeX_Main-Regular.woff2', 'assets/KaTeX_Main-Regular.ttf'],
  },
  '_frame.js': { file: 'assets/frame.js' },
  '_editor.js': { file: 'assets/editor.js' },
});

it('takes what a learner’s pages load, at once or later, and nothing of the desk', () => {
  expect(shellFiles(MANIFEST)).toEqual({
    shell: [
      '/assets/frame.js',
      '/assets/literata-latin-wght.woff2',
      '/assets/results.js',
      '/assets/root.css',
      '/assets/root.js',
      '/assets/test.js',
      '/assets/tex.css',
      '/assets/tex.js',
    ],
    extras: ['/assets/KaTeX_Main-Regular.woff2'],
  });
});
