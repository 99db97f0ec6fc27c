import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

import type { Item } from '#copy/exam-page.ts';
import { PATHS } from '#copy/site-links.ts';
import { Button } from '#ui/button.tsx';

import { ItemList } from '../sections/item-list.tsx';
import { Section } from '../sections/section.tsx';

type ResourcesProps = { items: readonly Item[]; icons: readonly LucideIcon[] };

/** Study resources: the cards have no action of their own (spec section 2), the library has one. */
export function Resources({ items, icons }: ResourcesProps) {
  return (
    <Section id="resources" title="Study resources" text="Read up on a topic before you practice it.">
      <ItemList items={items} icons={icons} />
      <Button asChild intent="secondary" className="justify-self-start">
        <Link to={PATHS.studyMaterials}>Browse the study materials</Link>
      </Button>
    </Section>
  );
}
