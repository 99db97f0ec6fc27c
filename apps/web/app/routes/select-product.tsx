import { PATHS } from '#copy/site-links.ts';
import { SelectProductPage } from '#features/catalog/select-product-page.tsx';
import { pageMeta } from '#lib/page-meta.ts';

import type { Route } from './+types/select-product.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Choose your exam',
    description:
      'Pick the exam you study for: GED, TEAS, NCLEX-RN, HESI or HiSET. Then practice with instant feedback.',
    path: PATHS.selectProduct,
  });

export default function SelectProduct() {
  return <SelectProductPage />;
}
