import { useSearchParams } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { ITEM_HEALTH } from '#copy/admin-item-health.ts';
import { ItemHealthPage } from '#features/admin-item-health/item-health-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-item-health.ts';

export const meta: Route.MetaFunction = () => deskMeta(ITEM_HEALTH.title, DESK_PATHS.itemHealth);

export default function DeskItemHealth() {
  const [search] = useSearchParams();
  const [productId, subjectId, testId] = ['product', 'subject', 'test'].map(
    (name) => search.get(name) ?? undefined,
  );

  return <ItemHealthPage key={testId} place={{ productId, subjectId, testId }} />;
}
