import { asc, eq } from 'drizzle-orm';

import type { Db } from '#database/connect.ts';
import { practiceTests, products, subjects } from '#database/schema.ts';

import type { TestPlace } from './exported-test.ts';

export type Scope = { kind: 'everything' } | { kind: 'product' | 'subject' | 'test'; id: string };

const ID_OF = { product: products.id, subject: subjects.id, test: practiceTests.id };

/** The practice tests of a scope, in display order. */
export async function findTestPlaces(db: Db, scope: Scope): Promise<TestPlace[]> {
  return db
    .select({
      product: { id: products.id, name: products.name },
      subject: { id: subjects.id, name: subjects.name },
      test: practiceTests,
    })
    .from(practiceTests)
    .innerJoin(subjects, eq(subjects.id, practiceTests.subjectId))
    .innerJoin(products, eq(products.id, subjects.productId))
    .where(scope.kind === 'everything' ? undefined : eq(ID_OF[scope.kind], scope.id))
    .orderBy(
      asc(products.displayOrder),
      asc(products.id),
      asc(subjects.displayOrder),
      asc(subjects.id),
      asc(practiceTests.displayOrder),
      asc(practiceTests.id),
    );
}
