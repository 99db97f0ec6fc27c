import { imageSize } from 'image-size';

import { AppError } from '../../app-error.ts';

type MediaType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture as its bytes say it is; width and height are those on the screen, in pixels. */
export type ImageFile = { mediaType: MediaType; width: number; height: number };

const MAX_SIDE = 10_000;
/** A phone needs four bytes for each pixel, however small the file is. */
const MAX_PIXELS = 50_000_000;

/** EXIF orientations from here on lie on their side. */
const FIRST_TURNED_ORIENTATION = 5;

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_END = Buffer.from('IEND', 'latin1');
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
const RIFF_HEADER_BYTES = 8;

/**
 * Finds out what a file is from its bytes alone: neither its name nor what the sender calls it counts.
 *
 * Throws 415 for anything but PNG, JPEG and WebP, and 400 for a picture that is empty, cut off, broken or too large
 * to be shown.
 */
export function readImageFile(bytes: Buffer): ImageFile {
  if (bytes.length === 0) throw new AppError('empty_picture', 'This file is empty. Choose another picture.');

  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) {
    throw new AppError('unsupported_picture', 'Choose a picture in the format PNG, JPEG or WebP.');
  }
  const { width, height } = sizeOf(bytes);
  if (!isWhole(bytes, mediaType) || width < 1 || height < 1) throw brokenPicture();
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new AppError(
      'picture_too_large',
      `This picture is ${width} × ${height} pixels, which is too large to show. Make it smaller, then send it again.`,
    );
  }

  return { mediaType, width, height };
}

function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return 'image/png';
  if (bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) return 'image/jpeg';
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && /^WEBPVP8[ LX]$/.test(bytes.toString('latin1', 8, 16));

  return isWebp ? 'image/webp' : undefined;
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);

    return orientation < FIRST_TURNED_ORIENTATION ? { width, height } : { width: height, height: width };
  } catch {
    // The library says with an error of any kind that it cannot make out the header.
    throw brokenPicture();
  }
}

/** Whether the end is there: an upload that was cut off shows half a picture, or none. */
function isWhole(bytes: Buffer, mediaType: MediaType): boolean {
  if (mediaType === 'image/png') return bytes.includes(PNG_END);
  if (mediaType === 'image/jpeg') return bytes.includes(JPEG_END);

  return bytes.readUInt32LE(4) + RIFF_HEADER_BYTES <= bytes.length;
}

function brokenPicture(): AppError {
  return new AppError('broken_picture', 'This picture is broken or cut off. Save it again, then send it.');
}
