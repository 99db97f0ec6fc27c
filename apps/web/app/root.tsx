import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css';
import '@fontsource-variable/literata';
import '@fontsource/opendyslexic/latin.css';
import '@fontsource/opendyslexic/latin-italic.css';
import './styles/app.css';
import '#lib/no-eval.ts';

import bodyFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import headingFont from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import { SITE_NAME } from '#copy/site.ts';
import { PATHS } from '#copy/site-links.ts';
import { CrashPage } from '#features/site/crash-page.tsx';
import { FIRST_PAINT_SCRIPT } from '#lib/settings/first-paint.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Toaster } from '#ui/toaster.tsx';

import type { Route } from './+types/root.ts';

/** Few visitors ever see it. Where it cannot be loaded, the other page says what to do. */
const NotFoundPage = lazy(async () => {
  const page = await import('#features/site/not-found-page.tsx').catch(() => undefined);

  return { default: page?.NotFoundPage ?? CrashPage };
});

export const links: Route.LinksFunction = () => [
  ...[bodyFont, headingFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script has put on it what this visitor chose.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151f1c" media="(prefers-color-scheme: dark)" />
        <meta name="apple-mobile-web-app-title" content={SITE_NAME} />
        <meta name="mobile-web-app-capable" content="yes" />
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // What was pressed before the page could answer is pressed again now (scripts/start-after-paint.ts).
  useEffect(() => void window.dispatchEvent(new Event('page-ready')), []);

  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

/** What the fallback page shows until the code of the address is there. */
export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-content-center">
      <Spinner label="Loading…" />
      <noscript>
        <p className="px-4 text-center">
          This page needs JavaScript. Turn it on and reload, or go to the <a href={PATHS.home}>home page</a>.
        </p>
      </noscript>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <Suspense>
          <NotFoundPage />
        </Suspense>
      </main>
    );
  }

  return <CrashPage />;
}
