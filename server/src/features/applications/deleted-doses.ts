import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { applicationDraws, applications } from '../pens/table.ts';
import { deletedApplications, type ForgottenDay } from './table.ts';

/** Keeps a dose with its draws before it is deleted. */
export async function keepDeleted({ db, owner, now }: Call, id: string): Promise<void> {
  await db.execute(sql`
    insert into ${deletedApplications} (id, user_id, dose, draws, deleted_at)
    select dose.id, dose.user_id, to_jsonb(dose), coalesce((
      select jsonb_agg(to_jsonb(part)) from ${applicationDraws} part where part.application_id = dose.id), '[]'), ${now}
    from ${applications} dose where dose.id = ${id} and dose.user_id = ${owner}`);
}

export async function keepForgottenDay(
  tx: Db,
  owner: string,
  { id, usual }: { id: string; usual: ForgottenDay },
): Promise<void> {
  await tx
    .update(deletedApplications)
    .set({ usual })
    .where(and(eq(deletedApplications.userId, owner), eq(deletedApplications.id, id)));
}

type Deleted = typeof deletedApplications.$inferSelect;

/** Takes what is kept of a deleted dose; null where nothing is. */
export async function takeDeleted(tx: Db, owner: string, id: string): Promise<Deleted | null> {
  const [kept] = await tx
    .delete(deletedApplications)
    .where(and(eq(deletedApplications.userId, owner), eq(deletedApplications.id, id)))
    .returning();
  return kept ?? null;
}

/** The dose and its draws, as they were. Their pens have to be settled afterwards. */
export async function insertAgain(tx: Db, { dose, draws }: Deleted): Promise<void> {
  await tx.execute(sql`insert into ${applications}
    select * from jsonb_populate_record(null::${applications}, ${JSON.stringify(dose)}::jsonb)`);
  await tx.execute(sql`insert into ${applicationDraws}
    select * from jsonb_populate_recordset(null::${applicationDraws}, ${JSON.stringify(draws)}::jsonb)`);
}
