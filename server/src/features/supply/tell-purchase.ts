import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { applicationSettings } from '../pens/table.ts';
import { notify } from '../notifications/shared/notify.ts';
import { newestPen } from '../pens/shared/shelf.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { readPenSupply } from './shared/read-pen-supply.ts';

/** A dose applied a day late moves the end by a day; only a new purchase moves it by weeks. */
const SAME_END_DAYS = 7;

/** Once a day and patient: reminds to buy when the doses at home end soon, once for each end. */
export function tellPurchases(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => uncheckedAfter(db, after, most),
    // The mark and the notice are one change: a marked patient has the notice, and a failed notice leaves no mark.
    each: (owner) =>
      db.transaction(async (tx) => {
        if (await markChecked(tx, owner)) await tellPurchase(tx, owner, now);
      }),
  });
}

/** Patients in treatment not looked at today. */
async function uncheckedAfter(db: Db, after: string | null, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u
    left join application_settings s on s.user_id = u.id
    where (s.purchase_checked_on is null or s.purchase_checked_on < current_date)
      and ${after === null ? sql`true` : sql`u.id > ${after}`}
      and exists (
        select 1 from applications a
        where a.user_id = u.id and a.applied_at > now() - interval '60 days')
    order by u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Whether this run marked the patient first. Another run with the same patient waits here until this one has ended. */
async function markChecked(tx: Db, owner: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into application_settings (user_id, purchase_checked_on)
    select id, current_date from users where id = ${owner}
    on conflict (user_id) do update set purchase_checked_on = current_date
      where application_settings.purchase_checked_on is distinct from current_date
    returning user_id`);
  return rows.length > 0;
}

async function tellPurchase(tx: Db, owner: string, now: Date): Promise<void> {
  const zone = await findZone(tx, owner);
  const { runsOutOn, buyBy, dosesLeft } = await readPenSupply({ db: tx, owner, zone, now });
  const today = dayIn(zone, now);
  if (!runsOutOn || !buyBy || buyBy > today) return;
  // Without a recorded pen the stock at home is unknown.
  if (!(await newestPen(tx, owner))) return;
  const isOwn = eq(applicationSettings.userId, owner);
  const [settings] = await tx.select().from(applicationSettings).where(isOwn);
  const told = settings?.purchaseToldFor;
  if (told && runsOutOn <= addDays(told, SAME_END_DAYS)) return;
  await tx.update(applicationSettings).set({ purchaseToldFor: runsOutOn }).where(isOwn);
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
