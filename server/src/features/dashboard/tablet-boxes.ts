import type { Today } from '@leveza/contract/dashboard.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { withoutPlanned } from '@leveza/domain/dashboard/to-take.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/** Tablets used up this lately are still taken: the next box is not bought or not written down yet. */
const TAKEN_LATELY_DAYS = 60;

/** Tablets of one product that came out of no box. */
interface Elsewhere {
  productId: string;
  name: string;
  ingredients: string;
  at: string;
}

const selectTablets = statement(
  'boxes-of-tablets',
  { owner: 'uuid', lately: 'instant' },
  {
    id: inventoryItems.id,
    productId: inventoryItems.productId,
    name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
    // With the product's own name: a box called 'Comprimido da manhã' may be of a Rybelsus.
    ingredients: sql<string>`concat_ws(' ', ${products.activeIngredient}, ${products.name}, ${products.brand})`,
    quantity: inventoryItems.currentQuantity,
    isDeleted: sql<boolean>`${inventoryItems.deletedAt} is not null`,
    lastUsedAt: sql<string | null>`last_use.at`,
    elsewhere: sql<Elsewhere[]>`elsewhere.taken`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .leftJoin(
        // The uses of these days are read once, not asked for each of many boxes.
        sql`(select used.item_id, max(used.used_at) as at from ${uses} used
          where used.user_id = ${$.owner} and used.deleted_at is null and used.used_at >= ${$.lately}::timestamptz
          group by used.item_id) last_use`,
        sql`last_use.item_id = inventory_items.id`,
      )
      // Of every product: a tablet of another strength, or one that was only typed, is the tablet of the day too.
      .crossJoin(
        sql`(select coalesce(jsonb_agg(jsonb_build_object('productId', last.id, 'name', last.name,
            'ingredients', concat_ws(' ', last.active_ingredient, last.brand), 'at', last.at)), '[]') as taken
          from (select product.id, product.name, product.active_ingredient, product.brand, max(used.used_at) as at
            from ${uses} used join ${products} product on product.id = used.product_id
            where used.user_id = ${$.owner} and used.deleted_at is null and used.used_at >= ${$.lately}::timestamptz
              and used.unit_type in ('tablets', 'capsules')
            group by product.id) last) elsewhere`,
      )
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          // An Ozempic may be kept as a box as well, in ml or ampoules: it is no tablet.
          inArray(inventoryItems.unitType, ['tablets', 'capsules']),
          sql`(${inventoryItems.deletedAt} is null and ${inventoryItems.currentQuantity} > 0
            or last_use.at is not null)`,
        ),
      )
      // The one added last, where none is in use.
      .orderBy(desc(inventoryItems.createdAt), inventoryItems.id),
);

const selectFirstUse = statement(
  'first-use-of-boxes',
  { owner: 'uuid', itemIds: 'uuid[]' },
  { usedAt: uses.usedAt },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .where(
        and(
          eq(uses.userId, $.owner),
          isNull(uses.deletedAt),
          sql`${uses.itemId} = any(${$.itemIds}::uuid[])`,
        ),
      )
      .orderBy(uses.usedAt)
      .limit(1),
);

interface TakenTablet {
  name: string;
  at: string;
}

interface TabletBox {
  id: string;
  productId: string;
  name: string;
  isEmpty: boolean;
  isDeleted: boolean;
  /** Within these days, out of it or elsewhere of its product. */
  lastTakenAt: string | null;
  /** The last such tablet that came out of no box, of whichever product. */
  elsewhere: TakenTablet | null;
}

/** Boxes of GLP-1 tablets at home or taken from lately, the one in use first. */
export const tabletBoxesQuestion = ({ owner, now }: Call): Question<TabletBox[]> =>
  selectTablets.question({ owner, lately: new Date(now.getTime() - TAKEN_LATELY_DAYS * DAY_MS) }, (rows) =>
    rows
      .filter((row) => glp1In(row) !== null)
      .map(({ id, productId, name, quantity, isDeleted, lastUsedAt, elsewhere }) => ({
        id,
        productId,
        name: nameWithoutBox(name),
        isEmpty: quantity === 0,
        isDeleted,
        lastTakenAt:
          latest([
            ...(lastUsedAt === null ? [] : [{ at: lastUsedAt }]),
            ...elsewhere.filter((taken) => taken.productId === productId),
          ])?.at ?? null,
        elsewhere: latest(elsewhere.filter((taken) => glp1In(taken) !== null)),
      }))
      .toSorted((one, other) => inOrder(other.lastTakenAt ?? '', one.lastTakenAt ?? '')),
  );

function latest<T extends { at: string }>(taken: readonly T[]): T | null {
  const [last] = taken
    .map((each) => ({ ...each, at: new Date(each.at).toISOString() }))
    .toSorted((one, other) => inOrder(other.at, one.at));
  return last ?? null;
}

/**
 * The box that leads where no plan speaks for it, and since when such tablets are taken; doses of a deleted one count.
 */
export async function tabletsFrom(
  { db, owner, zone }: Call,
  boxes: readonly TabletBox[],
  plans: Parameters<typeof withoutPlanned>[1],
): Promise<{ box: Today['tabletBox']; since: Day | null }> {
  const unplanned = withoutPlanned(boxes, plans);
  const atHome = unplanned.filter(({ isDeleted }) => !isDeleted);
  const [kept] = atHome;
  if (!kept) return { box: null, since: null };
  const { name, lastTakenAt, elsewhere } = unplanned[0]!;
  const last = latest([
    ...(lastTakenAt ? [{ name, at: lastTakenAt }] : []),
    ...(elsewhere ? [elsewhere] : []),
  ]);
  const [first] = await selectFirstUse(db, { owner, itemIds: unplanned.map(({ id }) => id) });
  return {
    box: {
      id: kept.id,
      name: kept.name,
      lastTakenAt: last?.at ?? null,
      lastTakenName: last && nameWithoutBox(last.name),
      // Of another strength there may be a box from before, which is no longer taken.
      isEmpty: atHome.every((box) => box.isEmpty || box.name !== kept.name),
    },
    since: first ? dayIn(zone, first.usedAt) : null,
  };
}
