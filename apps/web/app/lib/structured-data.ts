import type { QuestionAndAnswer } from '#copy/contact.ts';
import { SITE_DESCRIPTION, SITE_NAME, SUPPORT_EMAIL } from '#copy/site.ts';

import { ORIGIN } from './site-origin.ts';

/** What search engines read beside the page: schema.org terms as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const SCHEMA = { '@context': 'https://schema.org' } as const;

const PROVIDER = { '@type': 'Organization', name: SITE_NAME, url: `${ORIGIN}/` };

export const ORGANIZATION: StructuredData = {
  ...SCHEMA,
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: SITE_NAME,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/favicon.svg`,
  description: SITE_DESCRIPTION,
  email: SUPPORT_EMAIL,
};

type Course = { name: string; description: string; path: string; about: readonly string[] };

export function course({ name, description, path, about }: Course): StructuredData {
  return {
    ...SCHEMA,
    '@type': 'Course',
    name,
    description,
    url: ORIGIN + path,
    inLanguage: 'en',
    about: [...about],
    provider: PROVIDER,
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  };
}

export function faqPage(entries: readonly QuestionAndAnswer[]): StructuredData {
  return {
    ...SCHEMA,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
