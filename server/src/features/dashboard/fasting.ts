import { FASTING_WAIT } from '@leveza/domain/plans/fasting-wait.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { boxOfUse, productOfUse, unitOfUse } from '../usage/shared/source-of-use.ts';
import { uses } from '../usage/table.ts';

const selectJustTaken = statement(
  'uses-just-taken',
  { owner: 'uuid', since: 'instant' },
  {
    name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
    ingredients: sql<string>`concat_ws(' ', ${products.name}, ${products.activeIngredient})`,
    takenAt: uses.usedAt,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .innerJoin(products, productOfUse)
      .where(
        and(
          eq(uses.userId, $.owner),
          isNull(uses.deletedAt),
          gte(uses.usedAt, $.since),
          // An injection kept as a box asks for no wait.
          eq(unitOfUse, 'tablets'),
        ),
      ),
);

/** Taken out of a box or elsewhere within the time that a tablet may ask to wait. */
export const justTakenQuestion = ({ owner, now }: Call) =>
  selectJustTaken.question(
    { owner, since: new Date(now.getTime() - FASTING_WAIT.minutes * MINUTE_MS) },
    (rows) => rows,
  );
