import { cn } from './cn.ts';

type PictureProps = { src: string; alt: string };

/**
 * A picture in a frame of known size, so that nothing moves when it arrives. Drawings are made square; a photo of any
 * shape finds its place in a wider frame.
 */
export function Picture({ src, alt }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      className={cn(
        'w-full rounded-control border border-line bg-picture object-contain',
        src.endsWith('.svg') ? 'aspect-square max-w-104' : 'aspect-[3/2] max-h-96 max-w-xl',
      )}
    />
  );
}
