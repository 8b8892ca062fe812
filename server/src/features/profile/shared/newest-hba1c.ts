import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { profiles } from '../table.ts';

export async function haveProfile(tx: Db, owner: string): Promise<void> {
  await tx.insert(profiles).values({ userId: owner }).onConflictDoNothing();
}

/**
 * Writes the newest HbA1c and its day into the profile, where there is one: the value typed there, or the one of
 * `measured`, a query of a percentage and its day. On the same day the typed one counts.
 */
export async function chooseHba1c(tx: Db, owner: string, measured: SQL): Promise<void> {
  await tx.execute(sql`
    update ${profiles} set (hba1c_percent, hba1c_on) = (
      select percent, day from (
        select ${profiles.typedHba1c} as percent, ${profiles.typedHba1cOn} as day, 1 as place
        union all
        (select measured.*, 0 from (${measured}) measured)
      ) known
      where percent is not null order by day desc, place desc limit 1)
    where ${profiles.userId} = ${owner}`);
}

/** Takes the HbA1c of a profile for one that was typed on this day, where none was. */
export async function takeHba1cAsTyped(tx: Db, owner: string, on: Day): Promise<void> {
  await tx
    .update(profiles)
    .set({ typedHba1c: sql`hba1c_percent`, typedHba1cOn: on })
    .where(and(eq(profiles.userId, owner), isNotNull(profiles.hba1c), isNull(profiles.typedHba1c)));
}
