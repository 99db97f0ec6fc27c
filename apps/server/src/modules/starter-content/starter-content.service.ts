import type { Db } from '#database/connect.ts';

import {
  type CatalogEntry,
  listTestFiles,
  readCatalog,
  readStudyMaterials,
  readTestFile,
  type TestFile,
} from './content-files.ts';
import * as repo from './starter-content.repo.ts';
import { rowsOfTest } from './test-rows.ts';

/**
 * Loads the starter content that has not been loaded before, all in one transaction.
 *
 * Each product, subject, test and study material is loaded once in the life of a database: what an administrator
 * changes or deletes afterwards stays as they left it, and what would hang below a deleted product or subject is left
 * out. Returns how many practice tests came in.
 */
export async function loadStarterContent(db: Db, folder: string): Promise<number> {
  const [catalog, files, materials, loaded] = await Promise.all([
    readCatalog(folder),
    listTestFiles(folder),
    readStudyMaterials(folder),
    repo.findLoadedKeys(db),
  ]);
  const { products, subjects } = rowsOf(catalog);
  const newProducts = products.filter(({ id }) => !loaded.has(`product:${id}`));
  const newSubjects = subjects.filter(({ id }) => !loaded.has(`subject:${id}`));
  const newTests = files.filter(({ id }) => !loaded.has(`test:${id}`));
  const newMaterials = materials
    .map((material, displayOrder) => ({ ...material, displayOrder }))
    .filter(({ id }) => !loaded.has(`study-material:${id}`));
  const keys = [
    ...newProducts.map(({ id }) => `product:${id}`),
    ...newSubjects.map(({ id }) => `subject:${id}`),
    ...newTests.map(({ id }) => `test:${id}`),
    ...newMaterials.map(({ id }) => `study-material:${id}`),
  ];
  if (keys.length === 0) return 0;

  await db.transaction(async (tx) => {
    await repo.insertProducts(tx, newProducts);
    const productIds = await repo.findProductIds(tx, unique(newSubjects.map(({ productId }) => productId)));
    await repo.insertSubjects(
      tx,
      newSubjects.filter(({ productId }) => productIds.has(productId)),
    );
    const subjectIds = await repo.findSubjectIds(tx, unique(newTests.map(({ subjectId }) => subjectId)));
    for (const file of newTests) if (subjectIds.has(file.subjectId)) await loadTest(tx, file);
    await repo.insertStudyMaterials(tx, newMaterials);
    await repo.markLoaded(tx, keys);
  });

  return newTests.length;
}

function rowsOf(catalog: CatalogEntry[]) {
  const products: repo.NewProduct[] = catalog.map(({ slug, name, description }, displayOrder) => ({
    id: slug,
    name,
    description,
    displayOrder,
  }));
  const subjects: repo.NewSubject[] = catalog.flatMap((product) =>
    product.subjects.map(({ slug, name, description }, displayOrder) => ({
      id: `${product.slug}-${slug}`,
      productId: product.slug,
      name,
      description,
      displayOrder,
    })),
  );

  return { products, subjects };
}

async function loadTest(tx: Db, file: TestFile): Promise<void> {
  const { header, questions } = await readTestFile(file);

  await repo.insertPracticeTest(tx, rowsOfTest(file, header, questions));
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
