import { useSearchParams } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { BulkUpload } from '#features/admin-bulk-upload/bulk-upload.tsx';
import { ContentPage } from '#features/admin-catalog/content-page.tsx';
import { deskMeta } from '#lib/desk-meta.ts';
import { count } from '#lib/format.ts';

import type { Route } from './+types/desk-content.ts';

export const meta: Route.MetaFunction = () => deskMeta('Content', DESK_PATHS.content);

/** Parts of the levels that features of their own make. */
const SLOTS = {
  questions: ({ id, title, totalQuestions }: { id: string; title: string; totalQuestions: number }) => (
    <>
      <p>{count(totalQuestions, 'question')}</p>
      <BulkUpload practiceTestId={id} practiceTestTitle={title} />
    </>
  ),
};

export default function DeskContent() {
  const [search] = useSearchParams();

  return <ContentPage search={search} slots={SLOTS} />;
}
