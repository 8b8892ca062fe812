import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
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
  const where = and(
    visibleTo(owner),
    isNull(products.retiredAt),
    ...(exact && sought ? [eq(sql`lower(${products.name})`, search!.toLowerCase())] : words(sought)),
    ...(brand ? [eq(sql`lower(${products.brand})`, brand.toLowerCase())] : []),
  );
  const [rows, totals] = [
    await db
      .select()
      .from(products)
      .where(where)
      .orderBy(desc(sql`${products.searchText} like ${`${escapeLike(sought)}%`}`), products.name, products.id)
      .limit(limit)
      .offset((page - 1) * limit),
    await db.select({ total: count() }).from(products).where(where),
  ];
  return { products: rows, total: totals[0]!.total };
}

export async function findProduct(db: Db, owner: string, id: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(visibleTo(owner), eq(products.id, id)));
  return product;
}

function visibleTo(owner: string): SQL {
  return or(isNull(products.userId), eq(products.userId, owner))!;
}

function words(sought: string): SQL[] {
  return sought
    .split(' ')
    .filter(Boolean)
    .map((word) => sql`${products.searchText} like ${`%${escapeLike(word)}%`}`);
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
