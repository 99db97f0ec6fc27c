import { useSearchParams } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { HISTORY } from '#copy/admin-history.ts';
import { HistoryPage } from '#features/admin-history/history-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-history.ts';

export const meta: Route.MetaFunction = () => deskMeta(HISTORY.title, DESK_PATHS.history);

export default function DeskHistory() {
  const [search] = useSearchParams();

  return <HistoryPage showsDeleted={search.get('show') === 'deleted'} />;
}
