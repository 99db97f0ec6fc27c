import { expect, it } from 'vitest';

import { pageMeta } from './page-meta.ts';
import { faqPage } from './structured-data.ts';

it('gives a page its title, canonical link and sharing tags', () => {
  const tags = pageMeta({
    title: 'Results',
    description: 'Your scores',
    keywords: 'scores',
    path: '/results',
  });

  expect(tags).toContainEqual({ title: 'Results | Second Bell' });
  expect(tags).toContainEqual({ name: 'description', content: 'Your scores' });
  expect(tags).toContainEqual({ name: 'keywords', content: 'scores' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/results' });
  expect(tags).toContainEqual({ property: 'og:title', content: 'Results | Second Bell' });
  expect(tags).toContainEqual({ name: 'twitter:description', content: 'Your scores' });
});

it('names the site to search engines, and then what the page is about', () => {
  const tags = pageMeta({
    path: '/contact',
    structuredData: [faqPage([{ question: 'Why?', answer: 'So.' }])],
  });

  expect(tags).toContainEqual({ 'script:ld+json': expect.objectContaining({ '@type': 'Organization' }) });
  expect(tags.at(-1)).toEqual({ 'script:ld+json': expect.objectContaining({ '@type': 'FAQPage' }) });
});

it.each([
  ['/', 'http://localhost:3000/'],
  ['/results/', 'http://localhost:3000/results'],
])('gives %s one address', (path, href) =>
  expect(pageMeta({ path })).toContainEqual({ tagName: 'link', rel: 'canonical', href }),
);

it('falls back to the words of the site', () => {
  const tags = pageMeta({ path: '/' });

  expect(tags).toContainEqual({ title: 'Second Bell: exam practice for adults' });
  expect(tags).toContainEqual({ name: 'keywords', content: expect.stringContaining('GED') });
});
