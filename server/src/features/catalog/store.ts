import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { products } from './table.ts';

interface Search {
  search?: string | undefined;
  brand?: string | undefined;
  exact: boolean;
  page: number;
  limit: number;
}

/** Shipped products and the patient's own, those whose name begins with the search first. */
export async function listProducts(db: Db, owner: string, { search, brand, exact, page, limit }: Search) {
  const sought = searchText(search);
  const filter = {
    owner,
    words: exact
      ? []
      : sought
          .split(' ')
          .filter(Boolean)
          .map((word) => `%${escapeLike(word)}%`),
    name: exact && search ? search.toLowerCase() : null,
    brand: brand?.toLowerCase() ?? null,
  };
  const rows = await selectPage(db, {
    ...filter,
    start: `${escapeLike(sought)}%`,
    limit,
    offset: (page - 1) * limit,
  });
  const [counted] = await countMatches(db, filter);
  return { products: rows, total: counted!.total };
}

export async function findProduct(db: Db, owner: string, id: string) {
  const [product] = await selectOne(db, { owner, id });
  return product;
}

const given = (name: string) => sql.placeholder(name);

const isVisible: SQL = or(isNull(products.userId), eq(products.userId, given('owner')))!;

const matches = and(
  isVisible,
  isNull(products.retiredAt),
  sql`${products.searchText} like all (${given('words')}::text[])`,
  sql`(${given('name')}::text is null or lower(${products.name}) = ${given('name')})`,
  sql`(${given('brand')}::text is null or lower(${products.brand}) = ${given('brand')})`,
);

const selectPage = statement('catalog-page', (db) =>
  db
    .select()
    .from(products)
    .where(matches)
    .orderBy(desc(sql`${products.searchText} like ${given('start')}`), products.name, products.id)
    .limit(given('limit'))
    .offset(given('offset')),
);

const countMatches = statement('catalog-count', (db) =>
  db.select({ total: count() }).from(products).where(matches),
);

const selectOne = statement('catalog-one', (db) =>
  db
    .select()
    .from(products)
    .where(and(isVisible, eq(products.id, given('id')))),
);

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
