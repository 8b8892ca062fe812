import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { applicationSettings } from '../pens/table.ts';
import { notify } from '../notifications/shared/notify.ts';
import { newestPen } from '../pens/shared/shelf.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { readPenSupply } from './shared/read-pen-supply.ts';

const BATCH = 100;
/** A dose applied a day late moves the end by a day; only a new purchase moves it by weeks. */
const SAME_END_DAYS = 7;

/** Once a day and patient: reminds to buy when the doses at home end soon, once for each end. */
export async function tellPurchases(db: Db, now: Date): Promise<void> {
  for (;;) {
    const owners = await takeUnchecked(db);
    for (const owner of owners) await tellPurchase(db, owner, now);
    if (owners.length < BATCH) return;
  }
}

/** Patients in treatment not looked at today; several processes share them out. */
async function takeUnchecked(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with due as (
      select u.id from users u
      left join application_settings s on s.user_id = u.id
      where (s.purchase_checked_on is null or s.purchase_checked_on < current_date)
        and exists (
          select 1 from applications a
          where a.user_id = u.id and a.applied_at > now() - interval '60 days')
      limit ${BATCH}
      for update of u skip locked)
    insert into application_settings (user_id, purchase_checked_on)
    select id, current_date from due
    on conflict (user_id) do update set purchase_checked_on = current_date
    returning user_id`);
  return rows.map(({ user_id }) => user_id);
}

async function tellPurchase(db: Db, owner: string, now: Date): Promise<void> {
  const zone = await findZone(db, owner);
  const { runsOutOn, buyBy, dosesLeft } = await readPenSupply({ db, owner, zone, now });
  const today = dayIn(zone, now);
  if (!runsOutOn || !buyBy || buyBy > today) return;
  // Of one who keeps no pens here nobody knows what is at home.
  if (!(await newestPen(db, owner))) return;
  const isOwn = eq(applicationSettings.userId, owner);
  const [settings] = await db.select().from(applicationSettings).where(isOwn);
  const told = settings?.purchaseToldFor;
  if (told && runsOutOn <= addDays(told, SAME_END_DAYS)) return;
  await db.transaction(async (tx) => {
    await tx.update(applicationSettings).set({ purchaseToldFor: runsOutOn }).where(isOwn);
    const [year, month, day] = runsOutOn.split('-');
    await notify(tx, owner, {
      kind: 'stock',
      title: 'Hora de comprar a próxima caneta',
      body:
        dosesLeft === 0
          ? 'Não há mais doses em casa para a próxima aplicação.'
          : `As doses em casa vão até a aplicação anterior a ${day}/${month}/${year}.`,
      link: '/medications',
    });
  });
}
