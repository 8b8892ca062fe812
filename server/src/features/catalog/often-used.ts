import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { and, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { products } from './table.ts';

/**
 * Products patients with a GLP-1 are likely to have at home, for the picker before a search. The choice is ours: it
 * saves typing and recommends nothing. As many as the picker shows.
 */
export const OFTEN_USED: Record<ItemKind, readonly string[]> = {
  medication: [
    // Diabetes and high blood pressure, which many of these patients have.
    'med-glifage-xr-500-mg',
    'med-metformina-850-mg',
    'med-losartana-50-mg',
    // Reflux, nausea, wind and constipation, common by the leaflets of GLP-1.
    'med-omeprazol-20-mg',
    'med-vonau-flash-4-mg',
    'med-dramin-b6',
    'med-luftal-gel-caps-125-mg',
    'med-lactulona-xarope',
    // Taken every day by many adults.
    'med-puran-t4-50-mcg',
    'med-rosuvastatina-10-mg',
  ],
  supplement: [
    // Vitamins, for patients who eat less.
    'sup-addera-d3-addera-d3-1-000-ui',
    'sup-vitafor-vitamina-b12-414-mcg',
    'sup-centrum-centrum-adulto',
    // Protein and creatine, for the muscles of patients who lose weight.
    'sup-growth-supplements-whey-protein-isolado',
    'sup-growth-supplements-creatina-monoidratada',
    // Fibre, fats, minerals and fluids.
    'sup-growth-supplements-psyllium',
    'sup-vitafor-omega-3-epa-dha',
    'sup-vitafor-magnesio-quelato',
    'sup-tamarine-tamarine-fibras',
    'sup-dux-nutrition-eletrolitos-hidratacao',
  ],
};

/** The ids of those products, in the order of the list. */
export async function oftenUsed(db: Db, kind: ItemKind): Promise<string[]> {
  const rows = await selectByCodes(db, { codes: [...OFTEN_USED[kind]] });
  return rows.map(({ id }) => id);
}

const selectByCodes = statement(
  'catalog-often-used',
  { codes: 'text[]' },
  { id: products.id },
  (db, $, row) =>
    db
      .select(row)
      .from(products)
      .where(and(isNull(products.retiredAt), sql`${products.code} = any(${$.codes}::text[])`))
      .orderBy(sql`array_position(${$.codes}::text[], ${products.code})`),
);
