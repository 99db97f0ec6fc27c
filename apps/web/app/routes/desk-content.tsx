import { useSearchParams } from 'react-router';

import { DESK_PATHS } from '#copy/admin.ts';
import { BulkUpload } from '#features/admin-bulk-upload/bulk-upload.tsx';
import { ContentPage } from '#features/admin-catalog/content-page.tsx';
import type { ContentSlots } from '#features/admin-catalog/content-slots.ts';
import { ExportMenu } from '#features/admin-export/export-menu.tsx';
import { QuestionBank } from '#features/admin-questions/question-bank.tsx';
import { deskMeta } from '#lib/desk-meta.ts';

import type { Route } from './+types/desk-content.ts';

export const meta: Route.MetaFunction = () => deskMeta('Content', DESK_PATHS.content);

/** Parts of the levels that features of their own make. */
const SLOTS: ContentSlots = {
  questions: (test) => (
    <QuestionBank
      test={test}
      bulkUpload={<BulkUpload practiceTestId={test.id} practiceTestTitle={test.title} />}
    />
  ),
  exportMenu: (scope) => <ExportMenu scope={scope} />,
};

export default function DeskContent() {
  const [search] = useSearchParams();

  return <ContentPage search={search} slots={SLOTS} />;
}
