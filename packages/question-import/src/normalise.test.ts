import { describe, expect, it } from 'vitest';

import { normaliseText } from './normalise.ts';

describe('normaliseText', () => {
  it.each([
    ['LF', 'a\nb\nc'],
    ['CR', 'a\rb\rc'],
    ['a mixture of LF and CR', 'a\nb\rc'],
    ['a mixture of CRLF and CR', 'a\r\nb\rc'],
  ])('numbers lines by %s', (_name, text) => {
    expect(normaliseText(text).lines).toEqual(['a', 'b', 'c']);
  });

  it('counts a CRLF as one line end', () => {
    expect(normaliseText('a\r\n\r\nb').lines).toEqual(['a', '', 'b']);
  });

  it('takes out byte order marks, zero-width spaces and word joiners', () => {
    expect(normaliseText('\ufeffQ\u200b: a\u2060b').lines).toEqual(['Q: ab']);
  });

  it('keeps the joiners that hold an emoji together', () => {
    expect(normaliseText('👩\u200d⚕️').lines).toEqual(['👩\u200d⚕️']);
  });

  it('takes out NUL characters and warns once, on the line of the first', () => {
    const { lines, warnings } = normaliseText('a\r\nb\0c\rd\0');

    expect(lines).toEqual(['a', 'bc', 'd']);
    expect(warnings).toEqual([{ lineNumber: 2, message: expect.stringContaining('code 0') }]);
  });
});
