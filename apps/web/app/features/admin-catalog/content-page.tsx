import type { AdminProduct, AdminSubject } from '@second-bell/contract';
import { useQuery } from '@tanstack/react-query';

import type { ContentPlace } from '#copy/admin.ts';
import { adminQueries } from '#lib/admin-queries.ts';
import { QueryView } from '#lib/query-view.tsx';

import type { ContentSlots } from './content-slots.ts';
import { LostPlace } from './lost-place.tsx';
import { breadcrumbOf, readPlace } from './place.ts';
import { ProductsLevel } from './products-level.tsx';
import { QuestionsLevel } from './questions-level.tsx';
import { SubjectsLevel } from './subjects-level.tsx';
import { TestsLevel } from './tests-level.tsx';
import { useDefaultProducts } from './use-default-products.ts';

type ContentPageProps = {
  /** Where the person is, as the address says. */
  search: URLSearchParams;
  slots: ContentSlots;
};

/** The drill-down: products, a product's subjects, a subject's practice tests, a test's questions. */
export function ContentPage({ search, slots }: ContentPageProps) {
  useDefaultProducts();
  const place = readPlace(search);
  const products = useQuery(adminQueries.products());

  return (
    <QueryView query={products} loading="Loading products…">
      {(list) => {
        if (place.productId === undefined) {
          return <ProductsLevel crumbs={breadcrumbOf(place, {})} products={list} slots={slots} />;
        }
        const product = list.find(({ id }) => id === place.productId);
        if (!product) return <LostPlace what="product" crumbs={breadcrumbOf({}, {})} />;

        return <InProduct key={product.id} product={product} place={place} slots={slots} />;
      }}
    </QueryView>
  );
}

type InProductProps = { product: AdminProduct; place: ContentPlace; slots: ContentSlots };

function InProduct({ product, place, slots }: InProductProps) {
  const subjects = useQuery(adminQueries.subjects(product.id));
  const crumbs = breadcrumbOf({ productId: product.id }, { product: product.name });

  return (
    <QueryView
      query={subjects}
      loading="Loading subjects…"
      notFound={<LostPlace what="product" crumbs={breadcrumbOf({}, {})} />}
    >
      {(list) => {
        if (place.subjectId === undefined) {
          return <SubjectsLevel crumbs={crumbs} product={product} subjects={list} slots={slots} />;
        }
        const subject = list.find(({ id }) => id === place.subjectId);
        if (!subject) return <LostPlace what="subject" crumbs={crumbs} />;

        return <InSubject key={subject.id} subject={subject} {...{ product, place, slots }} />;
      }}
    </QueryView>
  );
}

function InSubject({ product, subject, place, slots }: InProductProps & { subject: AdminSubject }) {
  const tests = useQuery(adminQueries.practiceTests(subject.id));
  const names = { product: product.name, subject: subject.name };
  const subjectPlace = { productId: product.id, subjectId: subject.id };
  const crumbs = breadcrumbOf(subjectPlace, names);

  return (
    <QueryView
      query={tests}
      loading="Loading practice tests…"
      notFound={<LostPlace what="subject" crumbs={breadcrumbOf({ productId: product.id }, names)} />}
    >
      {(list) => {
        if (place.testId === undefined) {
          return <TestsLevel crumbs={crumbs} subject={subject} tests={list} slots={slots} />;
        }
        const test = list.find(({ id }) => id === place.testId);
        if (!test) return <LostPlace what="practice test" crumbs={crumbs} />;

        const testPlace = { ...subjectPlace, testId: test.id };

        return (
          <QuestionsLevel
            key={test.id}
            crumbs={breadcrumbOf(testPlace, { ...names, test: test.title })}
            place={testPlace}
            test={test}
            slots={slots}
          />
        );
      }}
    </QueryView>
  );
}
