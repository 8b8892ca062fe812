import { addDays, type Day, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import {
  markPurchaseChecked,
  purchaseToldFor,
  setPurchaseToldFor,
} from '../applications/shared/purchase-notice.ts';
import { notify } from '../notifications/shared/notify.ts';
import { newestPen } from '../pens/shared/shelf.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { readPenSupply } from './shared/read-pen-supply.ts';

/** A dose applied a day late moves the end by a day; only a new purchase moves it by weeks. */
const SAME_END_DAYS = 7;

/** Once on each day of a patient: reminds to buy when the doses at home end soon, once for each end. */
export function tellPurchases(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => uncheckedAfter(db, { now, after, most }),
    // The mark and the notice are one change: a marked patient has the notice, and a failed notice leaves no mark.
    each: (owner) =>
      db.transaction(async (tx) => {
        const zone = await findZone(tx, owner);
        const today = dayIn(zone, now);
        if (await markPurchaseChecked(tx, owner, today))
          await tellPurchase({ db: tx, owner, zone, now }, today);
      }),
  });
}

interface Asked {
  now: Date;
  after: string | null;
  most: number;
}

/**
 * Patients in treatment not looked at on their own day: by another calendar the notice would come in the evening of the
 * day to buy by. A zone that the database does not know must not stop the others.
 */
async function uncheckedAfter(db: Db, { now, after, most }: Asked): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u
    left join application_settings s on s.user_id = u.id
    left join profiles p on p.user_id = u.id
    left join pg_timezone_names zone on zone.name = p.time_zone
    where (s.purchase_checked_on is null
        or s.purchase_checked_on < (${moment} at time zone coalesce(zone.name, ${DEFAULT_ZONE}))::date)
      and ${after === null ? sql`true` : sql`u.id > ${after}`}
      and exists (
        select 1 from applications a
        where a.user_id = u.id and a.applied_at > ${moment} - interval '60 days')
    order by u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

async function tellPurchase(call: Call, today: Day): Promise<void> {
  const { db: tx, owner } = call;
  const { runsOutOn, buyBy, dosesLeft } = await readPenSupply(call);
  if (!runsOutOn || !buyBy || buyBy > today) return;
  // Without a recorded pen the stock at home is unknown.
  if (!(await newestPen(tx, owner))) return;
  const toldFor = await purchaseToldFor(tx, owner);
  if (toldFor && runsOutOn <= addDays(toldFor, SAME_END_DAYS)) return;
  await setPurchaseToldFor(tx, owner, runsOutOn);
  const [year, month, day] = runsOutOn.split('-');
  await notify(tx, owner, {
    kind: 'stock',
    title: 'Hora de renovar a receita e o estoque',
    body:
      dosesLeft === 0
        ? 'Não há mais doses em casa para a próxima aplicação.'
        : `As doses em casa vão até a aplicação anterior a ${day}/${month}/${year}.`,
    place: { to: '/medications', search: {} },
  });
}
