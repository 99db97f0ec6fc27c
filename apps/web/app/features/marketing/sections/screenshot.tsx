import { cn } from '#ui/cn.ts';

type ScreenshotProps = {
  /** The same screen in both themes. */
  light: string;
  dark: string;
  width: number;
  height: number;
  alt: string;
};

/**
 * A real screen of the product, in the visitor's theme. It stands below the fold: fetched when it comes near, and the one of
 * the other theme, which has no place on the page, never.
 */
export function Screenshot({ light, dark, alt, ...size }: ScreenshotProps) {
  return (
    <>
      <img alt={alt} {...size} {...LATE} src={light} className={cn(LOOK, 'dark:hidden')} />
      <img alt={alt} {...size} {...LATE} src={dark} className={cn(LOOK, 'not-dark:hidden')} />
    </>
  );
}

const LATE = { loading: 'lazy', decoding: 'async' } as const;
const LOOK = 'h-auto w-full rounded-card border border-line shadow-raised';
