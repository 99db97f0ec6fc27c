import { createHash } from 'node:crypto';

/**
 * The policy sources of every inline script of a page: the security policy allows these and no others. Structured data
 * is no script: it never runs, so it needs no leave.
 */
export function scriptHashesOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)];

  return scripts
    .filter(({ groups }) => !/src=|application\/ld\+json/.test(groups?.['attributes'] ?? ''))
    .filter(({ groups }) => groups?.['body'] !== '')
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['body'] ?? '')
          .digest('base64')}'`,
    );
}
