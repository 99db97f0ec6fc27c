import { guidePath } from '#copy/study-materials.ts';
import { readGuide } from '#features/study-materials/content/guides.server.ts';
import { GuidePage } from '#features/study-materials/guide/guide-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/study-guide.ts';

/** Runs while the pages are built. */
export function loader({ params }: Route.LoaderArgs) {
  const guide = readGuide(params.slug);
  if (!guide) throw new Response('There is no guide at this address', { status: 404 });

  return guide;
}

/** Fetches what was built. Without it the start page of unknown addresses fails before it asks for anything. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta({
    title: loaderData?.material.title ?? 'Study guide',
    ...(loaderData?.material.content !== undefined && { description: loaderData.material.content }),
    path: guidePath(params.slug),
  });

export default function StudyGuide({ loaderData }: Route.ComponentProps) {
  return <GuidePage guide={loaderData} />;
}
