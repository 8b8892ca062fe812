import { decimal } from '@leveza/domain/decimal.ts';
import type { ToTake } from '@leveza/contract/dashboard.ts';
import type { DailyBox } from '@leveza/domain/dashboard/to-take.ts';
import { dosesOfToday, withoutPlanned } from '@leveza/domain/dashboard/to-take.ts';
import { nameWithoutBox, productKey } from '@leveza/domain/inventory/boxes.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { placeOf } from '../inventory/shared/place-of.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/** A product that was not taken for so long is not gone on with by itself. */
const LATELY_DAYS = 30;

const selectDaily = statement(
  'boxes-taken-daily',
  { owner: 'uuid', from: 'instant', to: 'instant', lately: 'instant' },
  {
    id: inventoryItems.id,
    productId: inventoryItems.productId,
    unitType: inventoryItems.unitType,
    quantity: inventoryItems.currentQuantity,
    timesPerDay: inventoryItems.frequencyTimes,
    unitsPerDose: inventoryItems.unitsPerDose,
    openedDate: inventoryItems.openedDate,
    expiryDate: inventoryItems.expiryDate,
    instructions: inventoryItems.instructions,
    customName: inventoryItems.customName,
    customMainCategory: inventoryItems.customMainCategory,
    customSubCategory: inventoryItems.customSubCategory,
    productName: products.name,
    productMainCategory: products.mainCategory,
    productSubCategory: products.subCategory,
    isNext: sql<boolean>`lately.is_next`,
    taken: sql<{ id: string; at: string }[] | null>`today.taken`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .innerJoin(
        sql`lateral (select json_agg(json_build_object('id', id, 'at', used_at) order by used_at) as taken
          from ${uses} where uses.item_id = ${inventoryItems.id} and uses.deleted_at is null
            and uses.used_at >= ${$.from}::timestamptz and uses.used_at < ${$.to}::timestamptz) today`,
        sql`true`,
      )
      .innerJoin(
        sql`lateral (select ${inventoryItems.openedDate} is null and exists (
          select from ${uses} use join ${inventoryItems} box on box.id = use.item_id
          where use.user_id = ${$.owner} and use.deleted_at is null and box.product_id = ${inventoryItems.productId}
            and use.used_at >= ${$.lately}::timestamptz and use.used_at < ${$.to}::timestamptz) as is_next) lately`,
        sql`true`,
      )
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          eq(inventoryItems.frequencyPer, 'day'),
          sql`(${inventoryItems.currentQuantity} > 0 or today.taken is not null)`,
        ),
      ),
);

type Row = Awaited<ReturnType<typeof selectDaily>>[number];

/** Boxes with a daily frequency, and what was taken out of them today. */
export function dailyBoxesQuestion({ owner, zone, now }: Call): Question<NamedBox[]> {
  const today = dayIn(zone, now);
  const startOf = (day: Day) => instantAt(day, '00:00', zone);
  return selectDaily.question(
    {
      owner,
      from: startOf(today),
      to: startOf(addDays(today, 1)),
      lately: startOf(addDays(today, -LATELY_DAYS)),
    },
    (rows) => rows.map(dailyBox),
  );
}

/** What the stock says is taken every day, where no plan says it. */
export function toTakeFromBoxes(
  boxes: readonly NamedBox[],
  plans: Parameters<typeof withoutPlanned>[1],
  today: Day,
): ToTake[] {
  return dosesOfToday(withoutPlanned(boxes, plans), today).map(({ id, box, number, of, use }) => ({
    id,
    name: box.name,
    dosage: [box.dose, of > 1 && `${number}ª de ${of}`, box.instructions].filter(Boolean).join(' · '),
    inventoryId: box.id,
    quantity: box.unitsPerDose,
    opensBox: use === null && !box.isOpen,
    takenAt: use?.at.toISOString() ?? null,
    useId: use?.id ?? null,
  }));
}

type NamedBox = DailyBox & { productId: string; dose: string; instructions: string | null };

function dailyBox(row: Row): NamedBox {
  const { id, productId, quantity, unitsPerDose, unitType, expiryDate, instructions } = row;
  const { name, kind } = placeOf(row);
  return {
    id,
    productId,
    product: productKey({ ...row, name }),
    name: nameWithoutBox(name),
    timesPerDay: row.timesPerDay ?? 1,
    unitsPerDose,
    quantity,
    isOpen: row.openedDate !== null,
    isNext: row.isNext,
    expiryDate,
    taken: (row.taken ?? []).map((use) => ({ id: use.id, at: new Date(use.at) })),
    dose: `${decimal(unitsPerDose)} ${unitLabel(unitType, kind, unitsPerDose)}`,
    instructions: instructions?.trim() || null,
  };
}
