import { Clock, Headset, Link2, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { BUSINESS_HOURS, CONTACT_WAYS, HOURS_NOTE, QUICK_LINKS, SUPPORT_HOURS } from '#copy/contact.ts';

const LINK_LOOK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline decoration-accent decoration-2 underline-offset-4';

/** The other ways to reach us, and when. */
export function ContactInfo() {
  return (
    <div className="grid content-start gap-8 sm:grid-cols-2 lg:grid-cols-1">
      <Block icon={Mail} title="Contact information">
        <a href={`mailto:${CONTACT_WAYS.email}`} className={LINK_LOOK}>
          {CONTACT_WAYS.email}
        </a>
        <br />
        <a href={CONTACT_WAYS.phoneHref} className={LINK_LOOK}>
          {CONTACT_WAYS.phone}
        </a>
        <p className="text-small text-ink-soft">{CONTACT_WAYS.note}</p>
      </Block>
      <Block icon={Clock} title="Business hours">
        <HoursList rows={BUSINESS_HOURS.map(({ days, hours }) => ({ name: days, hours }))} />
      </Block>
      <Block icon={Headset} title="Phone and chat support">
        <HoursList rows={SUPPORT_HOURS.map(({ way, days, hours }) => ({ name: `${way}: ${days}`, hours }))} />
        <p className="mt-2 text-small text-ink-soft">{HOURS_NOTE}</p>
      </Block>
      <Block icon={Link2} title="Quick links">
        <ul>
          {QUICK_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={LINK_LOOK}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}

function Block({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 flex items-center gap-2 text-heading-s">
        <Icon aria-hidden="true" className="size-5 text-accent-strong" />
        {title}
      </h2>
      {children}
    </section>
  );
}

function HoursList({ rows }: { rows: readonly { name: string; hours: string }[] }) {
  return (
    <dl className="grid gap-1">
      {rows.map(({ name, hours }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="text-ink-soft">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
