import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import type { Purchase } from '@leveza/domain/reports/spending.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { isBoughtBox } from '../../inventory/shared/is-bought.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { isBoughtPen } from '../../pens/shared/is-bought.ts';
import { pens } from '../../pens/table.ts';

/** Used-up ones count, and deleted ones that were no mistake: the money is spent. A box without a day of purchase cannot be dated. */
const selectPurchases = statement(
  'report-purchases',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    day: sql<Day>`bought.day::text`,
    name: sql<string>`bought.name`,
    isPen: sql<boolean>`bought.is_pen`,
    price: sql<number | null>`bought.price::float8`,
    mg: sql<number | null>`bought.mg::float8`,
    customName: sql<string | null>`bought.custom_name`,
    customMainCategory: sql<string | null>`bought.custom_main_category`,
    customSubCategory: sql<string | null>`bought.custom_sub_category`,
    mainCategory: sql<string | null>`bought.main_category`,
    subCategory: sql<string | null>`bought.sub_category`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select purchase_date as day, medication_name as name, true as is_pen, price_paid as price,
          units * unit_mg as mg, created_at, null as custom_name, null as custom_main_category,
          null as custom_sub_category, null as main_category, null as sub_category
        from ${pens} where user_id = ${$.owner}
          and purchase_date between ${$.from}::date and ${$.to}::date and ${isBoughtPen(sql`pens`)}
        union all
        select box.purchase_date, product.name, false, box.purchase_price, null, box.created_at,
          box.custom_name, box.custom_main_category, box.custom_sub_category,
          product.main_category, product.sub_category
        from ${inventoryItems} box join ${products} product on product.id = box.product_id
        where box.user_id = ${$.owner} and box.purchase_date between ${$.from}::date and ${$.to}::date
          and ${isBoughtBox(sql`box`)}) bought`,
      )
      .orderBy(sql`bought.day, bought.created_at`),
);

type Row = Awaited<ReturnType<typeof selectPurchases>>[number];

/** Pens and boxes dated in the period, oldest first. */
export function purchasesQuestion(owner: string, { from, to }: Period): Question<Purchase[]> {
  return selectPurchases.question({ owner, from, to }, (rows) => rows.map(purchaseOf));
}

function purchaseOf({ day, name, isPen, price, mg, mainCategory, subCategory, ...custom }: Row): Purchase {
  const shown = nameWithoutBox(custom.customName ?? name);
  if (isPen) return { day, name: shown, kind: 'pen', price, mg };
  const product = { name, mainCategory: mainCategory ?? '', subCategory };
  return { day, name: shown, kind: kindOf({ ...custom, product }) ?? 'medication', price, mg: null };
}
