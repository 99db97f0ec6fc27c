import { CreditCard, GraduationCap, Wrench } from 'lucide-react';

import { CONTACT_HERO, SUPPORT_CATEGORIES } from '#copy/contact.ts';
import { Letter } from '#ui/illustrations/letter.tsx';

import { ItemList } from '../sections/item-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import { Faq } from './faq.tsx';

export function ContactPage() {
  return (
    <>
      <PageHero {...CONTACT_HERO} picture={<Letter className="h-auto w-full max-lg:max-h-56" />} />
      <div className="bg-surface-sunken">
        <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[1.3fr_1fr] lg:gap-14">
          <ContactForm />
          <ContactInfo />
        </div>
      </div>
      <Section id="support" title="What we can help with">
        <ItemList items={SUPPORT_CATEGORIES} icons={[GraduationCap, Wrench, CreditCard]} />
      </Section>
      <Faq />
    </>
  );
}
