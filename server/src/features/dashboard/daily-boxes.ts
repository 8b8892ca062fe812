import { decimal } from '@leveza/domain/decimal.ts';
import type { ToTake } from '@leveza/contract/dashboard.ts';
import { type KnownTablet, withOneTablet } from '@leveza/domain/dashboard/one-tablet.ts';
import type { DailyBox } from '@leveza/domain/dashboard/to-take.ts';
import { dosesOfToday, withoutPlanned, withoutSecondTablet } from '@leveza/domain/dashboard/to-take.ts';
import { nameWithoutBox, productKey } from '@leveza/domain/inventory/boxes.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { standsForBox } from '@leveza/domain/usage/stands-for.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { placeOf } from '../inventory/shared/place-of.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/** A product that was not taken for so long is not gone on with by itself. */
const LATELY_DAYS = 30;

interface UseRow {
  id: string;
  /** Of the product itself, or out of the box. */
  isOfProduct: boolean;
  name: string;
  ingredients: string;
  strength: string | null;
  unitType: UnitType;
  at: string;
  recordedAt: string;
  undoneAt: string | null;
}

/** As another box of the product says it. */
interface Rhythm {
  name: string | null;
  times: number | null;
  units: number;
  instructions: string | null;
}

/** Without the number of its box, as `nameWithoutBox` says it. */
const BOX_NAME = sql`regexp_replace(coalesce(${inventoryItems.customName}, ${products.name}), ' - Caixa [0-9]+$', '')`;

const selectDaily = statement(
  'boxes-taken-daily',
  { owner: 'uuid', today: 'text', from: 'instant', to: 'instant', lately: 'instant' },
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
    ingredients: sql<string>`concat_ws(' ', ${products.name}, ${products.brand}, ${products.activeIngredient})`,
    strength: sql<string | null>`coalesce(${inventoryItems.customDosage}, ${products.dosage})`,
    productMainCategory: products.mainCategory,
    productSubCategory: products.subCategory,
    isDeleted: sql<boolean>`${inventoryItems.deletedAt} is not null`,
    isNext: sql<boolean>`lately.is_next`,
    uses: sql<UseRow[] | null>`today.uses`,
    rhythm: sql<Rhythm | null>`rhythm.rhythm`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .innerJoin(
        // Every use from elsewhere: `standsForBox` knows which of them are of its medicine.
        sql`lateral (select json_agg(json_build_object('id', uses.id, 'at', uses.used_at, 'recordedAt', uses.created_at,
            'undoneAt', uses.deleted_at, 'unitType', coalesce(uses.unit_type, ${inventoryItems.unitType}),
            'name', taken.name, 'ingredients', concat_ws(' ', taken.active_ingredient, taken.brand),
            'strength', taken.dosage, 'isOfProduct', uses.item_id is not null or uses.unit_type = ${inventoryItems.unitType}
              and (uses.product_id = ${inventoryItems.productId} or lower(taken.name) = lower(${BOX_NAME})))) as uses,
            bool_or(uses.deleted_at is null) as has_uses
          from ${uses} left join ${products} taken on taken.id = uses.product_id
          where uses.user_id = ${$.owner} and (uses.item_id = ${inventoryItems.id}
              or ${inventoryItems.deletedAt} is null and uses.item_id is null)
            and uses.used_at >= ${$.from}::timestamptz - interval '1 day'
            and uses.used_at < ${$.to}::timestamptz + interval '1 day'
            -- By the patient's clock where it was taken; an older use has none.
            and case when uses.used_clock is null
              then uses.used_at >= ${$.from}::timestamptz and uses.used_at < ${$.to}::timestamptz
              else left(uses.used_clock, 10) = ${$.today}::text end) today`,
        sql`true`,
      )
      .innerJoin(
        sql`lateral (select ${inventoryItems.openedDate} is null and exists (
          select from ${uses} use join ${inventoryItems} box on box.id = use.item_id
          where use.user_id = ${$.owner} and use.deleted_at is null and box.product_id = ${inventoryItems.productId}
            and use.used_at >= ${$.lately}::timestamptz and use.used_at < ${$.to}::timestamptz) as is_next) lately`,
        sql`true`,
      )
      .leftJoin(
        // A box that says no frequency goes by the newest of its product that does; one deleted long ago is over.
        // It is read once: asked for each of 600 boxes, it took a tenth of a second.
        sql`(select distinct on (daily.product_id, daily.unit_type) daily.product_id, daily.unit_type,
            json_build_object('name', daily.custom_name, 'times', daily.frequency_times,
              'units', daily.units_per_dose, 'instructions', daily.instructions) as rhythm
          from ${inventoryItems} daily where daily.user_id = ${$.owner} and daily.frequency_per = 'day'
            and (daily.deleted_at is null or daily.deleted_at >= ${$.lately}::timestamptz)
          order by daily.product_id, daily.unit_type, daily.created_at desc, daily.id) rhythm`,
        sql`${inventoryItems.frequencyPer} is null and rhythm.product_id = ${inventoryItems.productId}
          and rhythm.unit_type = ${inventoryItems.unitType}`,
      )
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          sql`(${inventoryItems.frequencyPer} = 'day' or rhythm.rhythm is not null)`,
          // Of a deleted box only what it gave today counts.
          sql`(${inventoryItems.deletedAt} is null and ${inventoryItems.currentQuantity} > 0 or today.has_uses)`,
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
      today,
      from: startOf(today),
      to: startOf(addDays(today, 1)),
      lately: startOf(addDays(today, -LATELY_DAYS)),
    },
    (rows) => rows.flatMap(dailyBox),
  );
}

interface PlannedDay {
  plans: Parameters<typeof withoutPlanned>[1];
  tablets: Parameters<typeof withoutSecondTablet>[1];
  tabletBoxes: readonly KnownTablet[];
  today: Day;
}

/** Boxes that the stock says are taken every day, where no plan says it. */
export function toTakeFromBoxes(
  boxes: readonly NamedBox[],
  { plans, tablets, tabletBoxes, today }: PlannedDay,
): ToTake[] {
  const asking = withOneTablet(withoutPlanned(boxes, plans), tabletBoxes);
  const doses = withoutSecondTablet(dosesOfToday(asking, today), tablets);
  return doses.map(({ id, box, number, of, use }) => ({
    id,
    number,
    of,
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

function dailyBox(row: Row): NamedBox[] {
  const { id, productId, unitType, expiryDate } = row;
  const { name, kind } = placeOf(row);
  const rhythm = row.rhythm ?? {
    name: row.customName,
    times: row.timesPerDay,
    units: row.unitsPerDose,
    instructions: row.instructions,
  };
  // A box the patient named otherwise may be taken otherwise.
  const others = nameWithoutBox(rhythm.name ?? row.productName);
  if (others !== nameWithoutBox(row.customName ?? row.productName)) return [];
  const held = { medicine: { name, ingredients: row.ingredients, strength: row.strength }, unitType };
  const isOfBox = ({ isOfProduct, unitType: unit, ...medicine }: UseRow) =>
    isOfProduct || standsForBox({ medicine, unitType: unit }, held);
  return [
    {
      id,
      productId,
      product: productKey({ ...row, name }),
      name: nameWithoutBox(name),
      timesPerDay: rhythm.times ?? 1,
      unitsPerDose: rhythm.units,
      quantity: row.isDeleted ? 0 : row.quantity,
      isOpen: row.openedDate !== null,
      isNext: row.isNext,
      expiryDate,
      isOnceADay: isOnceADay({ name, ingredients: row.ingredients }, unitType),
      uses: (row.uses ?? []).filter(isOfBox).map((use) => ({
        id: use.id,
        at: new Date(use.at),
        recordedAt: new Date(use.recordedAt),
        undoneAt: use.undoneAt === null ? null : new Date(use.undoneAt),
      })),
      dose: `${decimal(rhythm.units)} ${unitLabel(unitType, kind, rhythm.units)}`,
      instructions: (row.instructions ?? rhythm.instructions)?.trim() || null,
    },
  ];
}
