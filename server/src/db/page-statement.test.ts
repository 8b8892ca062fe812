import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, productWords } from '../features/catalog/table.ts';
import { testDatabase } from '../testing/test-app.ts';
import { pageStatement } from './page-statement.ts';

const selectWords = pageStatement(
  'test-words',
  { product: 'uuid' },
  { word: productWords.word, name: products.name },
  [productWords.rank, productWords.word],
  {
    table: productWords,
    where: ($) => eq(productWords.productId, $.product),
    describe: (db, _, row) =>
      db.select(row).from(productWords).innerJoin(products, eq(products.id, productWords.productId)),
  },
);

test('all rows are counted without the joins that describe those of a page', async () => {
  const { db } = await testDatabase();
  const [one] = await db.select().from(products).where(eq(products.code, 'med-novalgina-500-mg'));
  const words = await db.select().from(productWords).where(eq(productWords.productId, one!.id));
  const values = { product: one!.id };
  const { rows, total } = await selectWords(db, values, { page: 2, limit: 1 });
  expect(total).toBe(words.length);
  expect(rows).toEqual([{ word: expect.any(String) as string, name: 'Novalgina 500 mg' }]);
  const [page, count] = selectWords.questions(values, { page: 1, limit: 1 });
  expect(page.written(db).text).toContain('join');
  expect(count.written(db).text).not.toContain('join');
});
