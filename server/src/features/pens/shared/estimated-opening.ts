import type { PenState } from '@leveza/domain/pens/ledger.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { findZone } from '../../profile/shared/find-zone.ts';
import type { PenRow } from '../table.ts';
import { applications } from '../table.ts';
import { knownProduct } from './glp1-catalog.ts';

/** An older dose belongs to an earlier pen, or to a treatment that was interrupted. */
const MOST_INTERVALS = 2;

const selectElsewhere = statement(
  'dose-elsewhere',
  { owner: 'uuid', product: 'text', from: 'instant', before: 'instant' },
  { at: sql<string | null>`max(dose.applied_at)` },
  (db, $, row) =>
    db.select(row).from(sql`${applications} dose where dose.user_id = ${$.owner} and dose.pen_id is null
      and dose.catalog_id = ${$.product} and dose.applied_at >= ${$.from}::timestamptz
      and dose.applied_at < ${$.before}::timestamptz`),
);

/** The newest dose of a pen's product that was recorded without a pen, in the last intervals before a moment. */
export async function newestElsewhere(db: Db, pen: PenRow, before: Date): Promise<Date | null> {
  const product = knownProduct(pen.catalogId);
  if (!product?.intervalDays) return null;
  const from = new Date(before.getTime() - MOST_INTERVALS * product.intervalDays * DAY_MS);
  const [newest] = await selectElsewhere(db, { owner: pen.userId, product: product.id, from, before });
  return newest?.at ? new Date(newest.at) : null;
}

/** The day of purchase after an estimated opening moved: it is the same day until the patient writes another one. */
export async function boughtWith(tx: Db, pen: PenRow, after: Omit<PenState, 'lines'>): Promise<Day> {
  const { openedAt, purchaseDate } = pen;
  const isEstimated = pen.isOpeningEstimated && after.isOpeningEstimated;
  if (!isEstimated || !openedAt || !after.openedAt || +openedAt === +after.openedAt) return purchaseDate;
  const zone = await findZone(tx, pen.userId);
  return dayIn(zone, openedAt) === purchaseDate ? dayIn(zone, after.openedAt) : purchaseDate;
}
