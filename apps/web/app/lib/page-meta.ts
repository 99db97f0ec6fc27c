import type { MetaDescriptor } from 'react-router';

import { SITE_DESCRIPTION, SITE_KEYWORDS, SITE_NAME } from '#copy/site.ts';

import { ORIGIN } from './site-origin.ts';
import { ORGANIZATION, type StructuredData } from './structured-data.ts';

type PageMeta = {
  /** Left out on the home page, whose title is the site's name. */
  title?: string;
  description?: string;
  keywords?: string;
  /** Path of the page, starting with a slash: the canonical link is made of it. */
  path: string;
  /** False where the page is not built ahead, and so has no picture of its own to be shared with. */
  hasCard?: boolean;
  /** What the page is about, for search engines; the site itself is always named. */
  structuredData?: readonly StructuredData[];
};

/** A page's title, description, keywords, canonical link, social-sharing tags (spec section 2) and structured data. */
export function pageMeta({
  title,
  description,
  keywords,
  path,
  hasCard = true,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle =
    title === undefined ? `${SITE_NAME}: exam practice for adults` : `${title} | ${SITE_NAME}`;
  const summary = description ?? SITE_DESCRIPTION;
  // Prerendering asks for `/results/`, a visitor for `/results`: one of them is the page's address.
  const address = path.replace(/(?<=.)\/$/, '');
  const url = ORIGIN + address;
  const image = `${ORIGIN}/cards${hasCard && address !== '/' ? address : '/home'}.png`;
  const imageText = `${fullTitle}, on a card with the bell of ${SITE_NAME}`;

  return [
    { title: fullTitle },
    { name: 'description', content: summary },
    { name: 'keywords', content: keywords ?? SITE_KEYWORDS },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: SITE_NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: imageText },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: summary },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageText },
    ...[ORGANIZATION, ...structuredData].map((data) => ({ 'script:ld+json': data })),
  ];
}
