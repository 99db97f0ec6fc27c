import { isRouteErrorResponse, Outlet } from 'react-router';

import { NotFoundPage } from '#features/site/not-found-page.tsx';

import type { Route } from './+types/reading-layout.ts';

/** Around the pages whose texts were read while they were built: for any other address there is no text. */
export default function ReadingLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;

  throw error;
}
