type ScreenshotProps = {
  /** The same screen in both themes. */
  light: string;
  dark: string;
  width: number;
  height: number;
  alt: string;
};

/** A real screen of the product, in the visitor's theme. It stands below the fold: fetched when it comes near. */
export function Screenshot({ light, dark, width, height, alt }: ScreenshotProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img
        src={light}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-card border border-line shadow-raised"
      />
    </picture>
  );
}
