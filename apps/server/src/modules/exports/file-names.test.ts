import { describe, expect, it } from 'vitest';

import type { TestPlace } from './exported-test.ts';
import { fileNameOf, pathsOf } from './file-names.ts';

describe('fileNameOf', () => {
  it.each([
    ['GED Science: Practice Test 1', 'ged-science-practice-test-1'],
    ['  Été à la plage!  ', 'ete-a-la-plage'],
    ['Математика 1', 'математика-1'],
    ['हिन्दी', 'हिन्दी'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x.txt', 'c-windows-x-txt'],
    ['a\u0000b\r\nc', 'a-b-c'],
    ['"; filename="x', 'filename-x'],
    ['...', 'untitled'],
    ['👩‍⚕️', 'untitled'],
    ['CON', 'untitled-con'],
    ['com1', 'untitled-com1'],
  ])('turns %j into %j', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  it('is never longer than a file system takes, and never ends in a hyphen', () => {
    expect(fileNameOf('a'.repeat(200))).toHaveLength(60);
    expect(fileNameOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
    expect(Buffer.byteLength(fileNameOf('𠮷'.repeat(200)))).toBe(240);
  });
});

describe('pathsOf', () => {
  const placeOf = (product: string, subject: string, title: string, id = title): TestPlace => ({
    product: { id: product, name: product },
    subject: { id: `${product} ${subject}`, name: subject },
    test: { id, title } as TestPlace['test'],
  });

  it('gives each test a folder by product and subject', () => {
    expect(pathsOf([placeOf('GED', 'Math', 'Test 1'), placeOf('GED', 'Science', 'Test 1')])).toEqual([
      'ged/math/test-1',
      'ged/science/test-1',
    ]);
  });

  it('never gives a name twice, whatever the titles are', () => {
    const places = [
      placeOf('GED', 'Math', 'Test'),
      placeOf('GED', 'Math', 'TEST!'),
      placeOf('GED', 'Math', 'Test 2'),
      placeOf('G.E.D', 'Math', 'Test'),
      placeOf('GED?', 'Math', 'Test'),
    ];

    expect(pathsOf(places)).toEqual([
      'ged/math/test',
      'ged/math/test-2',
      'ged/math/test-2-2',
      'g-e-d/math/test',
      'ged-2/math/test',
    ]);
  });
});
