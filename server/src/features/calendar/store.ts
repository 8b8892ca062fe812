import type { Day } from '@leveza/domain/time/days.ts';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import { appointments, type AppointmentRow } from './table.ts';

type Values = Omit<typeof appointments.$inferInsert, 'id' | 'userId' | 'createdAt'>;

const isOwn = (owner: string, id: string) => and(eq(appointments.userId, owner), eq(appointments.id, id));

export async function findAppointments(
  db: Db,
  owner: string,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, owner),
        from ? gte(appointments.date, from) : undefined,
        to ? lte(appointments.date, to) : undefined,
      ),
    )
    .orderBy(asc(appointments.date), sql`${appointments.time} asc nulls first`, asc(appointments.id));
}

export async function insertAppointment(db: Db, owner: string, values: Values): Promise<AppointmentRow> {
  const [row] = await db
    .insert(appointments)
    .values({ userId: owner, ...values })
    .returning();
  return row!; // an insert without conflict clause always returns its row
}

export async function setAppointment(
  db: Db,
  owner: string,
  id: string,
  values: Values,
): Promise<AppointmentRow> {
  return ownRow(await db.update(appointments).set(values).where(isOwn(owner, id)).returning());
}

export async function removeAppointment(db: Db, owner: string, id: string): Promise<AppointmentRow> {
  return ownRow(await db.delete(appointments).where(isOwn(owner, id)).returning());
}
