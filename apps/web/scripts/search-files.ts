type Page = {
  /** The file inside the site: `ged/index.html`. */
  file: string;
  html: string;
};

/** The pages a search engine may show: every prerendered one that does not say `noindex`. */
export function sitemapOf(pages: readonly Page[], origin: string): string {
  const addresses = pages
    .filter(({ html }) => !/<meta name="robots" content="[^"]*noindex/.test(html))
    .map(({ file }) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .toSorted();
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(origin + address)}</loc></url>`);

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read but the calls and the administration. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
