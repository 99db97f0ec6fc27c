import { CARRIAGE_RETURN, LINE_FEED } from './character-codes.ts';
import type { Problem } from './imported-question.ts';

export type DecodedText = { text: string; warnings: Problem[] };

/** What Windows-1252 means by the bytes 0x80 to 0x9f; five of them mean nothing. */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';
/** Enough bytes to tell how a text is written. */
const SAMPLE_BYTES = 4096;

/**
 * The text of an uploaded file, however it was saved: UTF-8, UTF-16, or the single bytes of older Windows programs.
 *
 * Bytes that are no UTF-8 are read as Windows-1252 one by one, and a warning names the first line with such a byte.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Label(bytes);
  // A decoder takes the byte order mark of its own encoding away.
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), warnings: [] };

  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), warnings: [] };
  } catch {
    return repairUtf8(bytes);
  }
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';

  // Without a mark the zero bytes tell: every space, digit and line end has one, on one side only.
  const end = Math.min(bytes.length, SAMPLE_BYTES);
  const zeros: [even: number, odd: number] = [0, 0];
  for (let index = 0; index < end; index += 1) if (bytes[index] === 0) zeros[index % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (Math.max(even, odd) * 20 < end || Math.max(even, odd) < 8 * Math.min(even, odd)) return undefined;
  if (even === odd) return undefined;

  return odd > even ? 'utf-16le' : 'utf-16be';
}

function repairUtf8(bytes: Uint8Array): DecodedText {
  const pieces: string[] = [];
  const utf8 = new TextDecoder('utf-8');
  let lineNumber = 1;
  let firstRepaired = 0;
  let start = 0;
  for (let index = 0; index < bytes.length;) {
    const byte = bytes[index] ?? 0;
    if (byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[index + 1] !== LINE_FEED)) lineNumber += 1;
    const length = byte < 0x80 ? 1 : sequenceLength(bytes, index);
    if (length === 0) {
      firstRepaired ||= lineNumber;
      if (start < index) pieces.push(utf8.decode(bytes.subarray(start, index)));
      pieces.push(byte < 0xa0 ? WINDOWS_1252.charAt(byte - 0x80) : String.fromCharCode(byte));
      start = index + 1;
    }
    index += length || 1;
  }
  pieces.push(utf8.decode(bytes.subarray(start)));

  return { text: pieces.join(''), warnings: [repairWarning(firstRepaired)] };
}

/** The bytes of a well-formed character of two to four bytes; 0 where there is none. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let index = 1; index < length; index += 1) if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0;

  const second = bytes[at + 1] ?? 0;
  const isOverlong = (lead === 0xe0 && second < 0xa0) || (lead === 0xf0 && second < 0x90);
  const isNoCharacter = (lead === 0xed && second > 0x9f) || (lead === 0xf4 && second > 0x8f);

  return isOverlong || isNoCharacter ? 0 : length;
}

function repairWarning(lineNumber: number): Problem {
  return {
    lineNumber,
    message:
      'The encoding of this file was repaired, for the first time on this line: it is not saved as UTF-8 throughout. ' +
      'Check letters with accents, quotes and dashes, or save the file again as UTF-8 text.',
  };
}
