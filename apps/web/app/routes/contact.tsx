import { CONTACT_META, FAQ } from '#copy/contact.ts';
import { PATHS } from '#copy/site-links.ts';
import { ContactPage } from '#features/marketing/contact/contact-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import { faqPage } from '#lib/structured-data.ts';

import type { Route } from './+types/contact.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ ...CONTACT_META, path: PATHS.contact, structuredData: [faqPage(FAQ)] });

export default function Contact() {
  return <ContactPage />;
}
