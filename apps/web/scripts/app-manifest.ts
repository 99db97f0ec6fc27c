import { SITE_DESCRIPTION, SITE_NAME } from '../app/copy/site.ts';
import { PATHS } from '../app/copy/site-links.ts';

/** The ground of the light theme and of the bell (`tokens.css`, `favicon.svg`). */
const PAPER = '#faf6ee';
const BELL_GROUND = '#14594f';

/** `fill`: an icon whose corners a device may cut off. */
type Icon = { src: string; size: number; fill?: string };

export const ICONS: readonly Icon[] = [
  { src: 'icons/icon-192.png', size: 192 },
  { src: 'icons/icon-512.png', size: 512 },
  { src: 'icons/maskable-192.png', size: 192, fill: BELL_GROUND },
  { src: 'icons/maskable-512.png', size: 512, fill: BELL_GROUND },
  // Phones by Apple ask for this one by a link of the page.
  { src: 'icons/apple-touch-icon.png', size: 180, fill: BELL_GROUND },
];

/** Taken from the running product by `npm run pictures`. */
const SCREENSHOTS = [
  { name: 'timed-test', label: 'A timed practice test', form_factor: 'wide', sizes: '1280x800' },
  { name: 'learn', label: 'Practice with instant feedback', form_factor: 'wide', sizes: '1280x800' },
  { name: 'timed-test-phone', label: 'A timed practice test', form_factor: 'narrow', sizes: '720x1280' },
  { name: 'learn-phone', label: 'Practice with instant feedback', form_factor: 'narrow', sizes: '720x1280' },
];

/** The web app manifest: how the site looks and starts as an app of a device. */
export const appManifest = {
  id: '/',
  name: SITE_NAME,
  short_name: SITE_NAME,
  description: SITE_DESCRIPTION,
  lang: 'en',
  dir: 'ltr',
  start_url: PATHS.home,
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['education'],
  icons: ICONS.filter(({ src }) => !src.includes('apple')).map(({ src, size, fill }) => ({
    src: `/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: fill === undefined ? 'any' : 'maskable',
  })),
  screenshots: SCREENSHOTS.map(({ name, ...screenshot }) => ({
    src: `/screenshots/${name}.webp`,
    type: 'image/webp',
    ...screenshot,
  })),
  shortcuts: [
    { name: 'Learn with instant feedback', short_name: 'Learn', url: PATHS.selectProduct },
    { name: 'Timed practice tests', short_name: 'Timed tests', url: PATHS.choosePracticeTest },
    { name: 'Your results', short_name: 'Results', url: PATHS.results },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
};
