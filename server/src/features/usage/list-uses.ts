import type { PageOfDays } from '@leveza/contract/time.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { unlessNull } from '../../db/unless-null.ts';
import { pageStatement } from '../../db/page-statement.ts';
import type { Places } from '../../db/statement.ts';
import { SPAN, spanOf, withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { boxOfUse, nameOfUse, productOfUse, strengthOfUse, unitOfUse } from './shared/source-of-use.ts';
import { uses } from './table.ts';

/** A use with what its box or product says about itself. */
const columns = {
  id: uses.id,
  inventoryId: uses.itemId,
  quantityUsed: uses.quantity,
  timeOfDay: uses.timeOfDay,
  notes: uses.notes,
  usedAt: uses.usedAt,
  usedClock: uses.usedClock,
  unitType: unitOfUse,
  name: nameOfUse,
  brand: sql<string | null>`coalesce(${inventoryItems.customBrand}, ${products.brand})`,
  dosage: strengthOfUse,
  mainCategory: sql<
    typeof products.$inferSelect.mainCategory
  >`coalesce(${inventoryItems.customMainCategory}, ${products.mainCategory})`,
  subCategory: sql<
    typeof products.$inferSelect.subCategory
  >`coalesce(${inventoryItems.customSubCategory}, ${products.subCategory})`,
};

/** Of a box or, from elsewhere, a product with these words in its name. */
function isOfName($: Places<'owner' | 'sought' | 'plain'>): SQL {
  return sql`(${uses.itemId} in (
      select box.id from ${inventoryItems} box join ${products} product on product.id = box.product_id
      where box.user_id = ${$.owner}
        and (lower(box.custom_name) like ${$.sought}::text or product.search_text like ${$.plain}::text))
    or exists (select from ${products} product
      where product.id = uses.product_id and product.search_text like ${$.plain}::text))`;
}

const selectUses = pageStatement(
  'uses',
  { owner: 'uuid', ...SPAN, inventoryId: 'uuid?', sought: 'text?', plain: 'text?' },
  columns,
  [uses.usedAt, uses.id],
  {
    table: uses,
    where: ($) => {
      const [box, sought] = [sql`${$.inventoryId}::uuid`, sql`${$.sought}::text`];
      return and(
        eq(uses.userId, $.owner),
        isNull(uses.deletedAt),
        withinDays(uses.usedAt, $),
        unlessNull(box, sql`${uses.itemId} = ${box}`),
        unlessNull(sought, isOfName($)),
      );
    },
    describe: (db, _, row) =>
      db.select(row).from(uses).leftJoin(inventoryItems, boxOfUse).innerJoin(products, productOfUse),
  },
);

interface Asked extends PageOfDays {
  inventoryId?: string | undefined;
  search?: string | undefined;
}

export async function listUses({ db, owner, zone }: Call, asked: Asked) {
  const { inventoryId = null, search } = asked;
  const values = {
    owner,
    ...spanOf(asked, zone),
    inventoryId,
    sought: search ? `%${escapeLike(search.toLowerCase())}%` : null,
    plain: search ? `%${escapeLike(searchText(search))}%` : null,
  };
  const { rows, total } = await selectUses(db, values, asked);
  return {
    rows: rows.map(({ usedAt, usedClock, ...use }) => ({
      ...use,
      usedAt: usedAt.toISOString(),
      ...(usedClock && { usedClock }),
    })),
    total,
  };
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
