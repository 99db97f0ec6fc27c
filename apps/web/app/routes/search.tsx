import { SEARCH } from '#copy/search.ts';
import { PATHS } from '#copy/site-links.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/search.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: SEARCH.title, description: SEARCH.description, path: PATHS.search });

export default function Search() {
  return <SearchPage />;
}
