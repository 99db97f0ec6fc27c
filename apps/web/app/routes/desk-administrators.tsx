import { DESK_PATHS } from '#copy/admin.ts';
import { PEOPLE } from '#copy/admin-people.ts';
import { PeoplePage } from '#features/admin-people/people-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-administrators.ts';

export const meta: Route.MetaFunction = () => deskMeta(PEOPLE.title, DESK_PATHS.administrators);

export default function DeskAdministrators() {
  return <PeoplePage />;
}
