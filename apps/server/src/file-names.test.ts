import { describe, expect, it } from 'vitest';

import { fileNameOf } from './file-names.ts';

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
