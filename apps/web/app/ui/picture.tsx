type PictureProps = { src: string; alt: string };

/** A picture of unknown size in a frame of known size, so that nothing moves when it arrives. */
export function Picture({ src, alt }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      decoding="async"
      className="aspect-[3/2] max-h-96 w-full max-w-xl rounded-control border border-line bg-picture object-contain"
    />
  );
}
