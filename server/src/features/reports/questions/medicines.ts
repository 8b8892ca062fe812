import type { Report } from '@leveza/contract/reports/reports.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { howOftenOfBox } from '@leveza/domain/plans/how-often.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { placedColumns, placeOf } from '../../inventory/shared/place-of.ts';
import { inventoryItems, stockMovements } from '../../inventory/table.ts';
import { uses } from '../../usage/table.ts';

export type MedicineLine = NonNullable<Report['medicines']>['list'][number];

const MOST_BOXES = 200;

/** A medicine used up this lately is still taken: its next box is not bought or not written down yet. */
export const TAKEN_LATELY_DAYS = 60;

const selectBoxes = statement(
  'report-medicines',
  { owner: 'uuid', today: 'text', midnight: 'instant' },
  {
    ...placedColumns,
    productId: inventoryItems.productId,
    // With the product's own name: a box called 'Comprimido da manhã' may be of a Rybelsus.
    ingredients: sql<string>`concat_ws(' ', ${products.activeIngredient}, ${products.name}, ${products.brand})`,
    dosage: inventoryItems.dailyDose,
    strength: sql<string | null>`coalesce(${inventoryItems.customDosage}, ${products.dosage})`,
    unitType: inventoryItems.unitType,
    remainingQuantity: inventoryItems.currentQuantity,
    expiryDate: inventoryItems.expiryDate,
    unitsPerDose: inventoryItems.unitsPerDose,
    frequencyTimes: inventoryItems.frequencyTimes,
    frequencyPer: inventoryItems.frequencyPer,
    lastUsedAt: sql<string | null>`coalesce(lately.at, (select max(used.used_at) from ${uses} used
      where used.item_id = inventory_items.id and used.deleted_at is null))`,
    // As the stock counts it: a use that was taken back stands at the moment of the use.
    takenToday: sql<number>`coalesce(taken.quantity, 0)::float8`,
  },
  (db, $, row) => {
    const lately = sql`(select item_id, max(used_at) as at from ${uses}
      where user_id = ${$.owner} and deleted_at is null
        and used_at > ${$.today}::date - ${sql.raw(String(TAKEN_LATELY_DAYS))}
      group by item_id) lately`;
    const taken = sql`(select item_id, -sum(quantity) as quantity from ${stockMovements}
      where user_id = ${$.owner} and kind = 'use' and happened_at >= ${$.midnight}::timestamptz
      group by item_id) taken`;
    return db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .leftJoin(lately, sql`lately.item_id = inventory_items.id`)
      .leftJoin(taken, sql`taken.item_id = inventory_items.id`)
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          sql`(${inventoryItems.currentQuantity} > 0 or lately.at is not null)`,
        ),
      )
      .orderBy(sql`coalesce(${inventoryItems.customName}, ${products.name})`, inventoryItems.createdAt)
      .limit(MOST_BOXES);
  },
);

export type BoxLine = Awaited<ReturnType<typeof selectBoxes>>[number] & Omit<MedicineLine, 'dosage'>;

/** Medicines and supplements at home or used up lately, the oldest box of a name first. */
export function boxLinesQuestion({ owner, zone, now }: Call): Question<BoxLine[]> {
  const today = dayIn(zone, now);
  return selectBoxes.question({ owner, today, midnight: instantAt(today, '00:00', zone) }, (rows) =>
    rows.map((row) => {
      const { name, kind } = placeOf(row);
      return {
        ...row,
        name: nameWithoutBox(name),
        kind,
        strength: isNamedIn(name, row.strength) ? null : row.strength,
        frequency: howOftenOfBox(row.frequencyTimes, row.frequencyPer),
      };
    }),
  );
}

const tight = (text: string) => searchText(text).replaceAll(' ', '');

/** 'Glifage XR 500mg' says its 500 mg already. */
export const isNamedIn = (name: string, strength: string | null) =>
  tight(name).includes(tight(strength ?? ''));

/** Each name once, with the first that is said of how it is taken, medicines first. */
export function onceEach(lines: readonly MedicineLine[]): MedicineLine[] {
  const once = new Map<string, MedicineLine>();
  for (const { name, kind, strength, dosage, frequency, isFromElsewhere } of lines) {
    const key = `${kind}:${searchText(name)}`;
    const known = once.get(key);
    once.set(key, {
      name: known?.name ?? name,
      kind,
      strength: known ? known.strength : strength,
      dosage: known?.dosage ?? dosage,
      frequency: known?.frequency ?? frequency,
      ...(!known && isFromElsewhere && { isFromElsewhere }),
    });
  }
  const all = [...once.values()];
  return [
    ...all
      .filter((line) => !line.isFromElsewhere)
      .toSorted((a, b) => inOrder(a.kind, b.kind) || a.name.localeCompare(b.name, 'pt-BR')),
    ...all.filter((line) => line.isFromElsewhere),
  ];
}
