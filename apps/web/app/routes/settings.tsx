import { SETTINGS } from '#copy/settings.ts';
import { PATHS } from '#copy/site-links.ts';
import { SettingsPage } from '#features/settings/settings-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: SETTINGS.title, description: SETTINGS.description, path: PATHS.settings });

export default function Settings() {
  return <SettingsPage />;
}
