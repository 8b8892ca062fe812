import type { Day } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { applicationSettings } from '../../pens/table.ts';

/** Whether this run marked the patient first. Another run with the same patient waits here until this one has ended. */
export async function markPurchaseChecked(tx: Db, owner: string, today: Day): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into application_settings (user_id, purchase_checked_on)
    select id, ${today}::date from users where id = ${owner}
    on conflict (user_id) do update set purchase_checked_on = ${today}::date
      where application_settings.purchase_checked_on is distinct from ${today}::date
    returning user_id`);
  return rows.length > 0;
}

/** The run-out day of the last notice. */
export async function purchaseToldFor(tx: Db, owner: string): Promise<Day | null> {
  const [settings] = await tx
    .select({ toldFor: applicationSettings.purchaseToldFor })
    .from(applicationSettings)
    .where(eq(applicationSettings.userId, owner));
  return settings?.toldFor ?? null;
}

export async function setPurchaseToldFor(tx: Db, owner: string, runsOutOn: Day): Promise<void> {
  await tx
    .update(applicationSettings)
    .set({ purchaseToldFor: runsOutOn })
    .where(eq(applicationSettings.userId, owner));
}
