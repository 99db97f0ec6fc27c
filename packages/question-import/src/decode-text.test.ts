import { describe, expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';

const TEXT = 'Q: Où est l’été?\r\nAnswer: “là”\r\n';

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);

  return bytes;
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16 LE with a mark', utf16(`\ufeff${TEXT}`, false)],
    ['UTF-16 BE with a mark', utf16(`\ufeff${TEXT}`, true)],
    ['UTF-16 LE', utf16(TEXT, false)],
    ['UTF-16 BE', utf16(TEXT, true)],
  ])('reads %s without a warning', (_name, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, warnings: [] });
  });

  it('reads Cyrillic UTF-16 without a mark by its line ends and spaces', () => {
    const text = 'Что это?\nДа и нет\n';

    expect(decodeText(utf16(text, false)).text).toBe(text);
  });

  it('reads Windows-1252, and says from which line on', () => {
    const bytes = Buffer.from('Q: x\r\nA) \x93caf\xe9\x94 \x80 5\r\n', 'latin1');

    expect(decodeText(bytes)).toEqual({
      text: 'Q: x\r\nA) “café” € 5\r\n',
      warnings: [{ lineNumber: 2, message: expect.stringContaining('encoding of this file was repaired') }],
    });
  });

  it('repairs single wrong bytes in UTF-8, and keeps its other letters', () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeffé\rü\r'),
      Buffer.from([0xe9, 0x20, 0xe2, 0x82]),
      Buffer.from('ß'),
    ]);

    expect(decodeText(bytes)).toMatchObject({ text: 'é\rü\ré â‚ß', warnings: [{ lineNumber: 3 }] });
  });

  it.each([
    [[0xc0, 0xaf]],
    [[0xed, 0xa0, 0x80]],
    [[0xf4, 0x90, 0x80, 0x80]],
    [[0xf0, 0x80, 0x80, 0xaf]],
    [[0xff]],
  ])('repairs %j, which is no UTF-8', (bytes) => {
    const { text, warnings } = decodeText(Uint8Array.from([0x41, ...bytes]));

    expect(text).toHaveLength(1 + bytes.length);
    expect(warnings).toHaveLength(1);
  });

  it('reads an empty file as an empty text', () => {
    expect(decodeText(new Uint8Array())).toEqual({ text: '', warnings: [] });
  });
});
