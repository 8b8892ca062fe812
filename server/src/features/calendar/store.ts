import type { Day } from '@leveza/domain/time/days.ts';
import { and, asc, eq, getTableColumns, gt, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import { appointments, type AppointmentRow } from './table.ts';

type Values = Omit<typeof appointments.$inferInsert, 'id' | 'userId' | 'createdAt'>;

/** Days of the calendar hold no earlier and no later ones. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

export const selectAppointments = statement(
  'appointments-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  getTableColumns(appointments),
  (db, $, row) =>
    db
      .select(row)
      .from(appointments)
      .where(
        and(eq(appointments.userId, $.owner), gte(appointments.date, $.from), lte(appointments.date, $.to)),
      )
      .orderBy(asc(appointments.date), sql`${appointments.time} asc nulls first`, asc(appointments.id)),
);

export function findAppointments(
  db: Db,
  owner: string,
  { from = FIRST_DAY, to = LAST_DAY }: { from?: Day | undefined; to?: Day | undefined },
): Promise<AppointmentRow[]> {
  return selectAppointments(db, { owner, from, to });
}

export function insertAppointments(db: Db, owner: string, values: Values[]): Promise<AppointmentRow[]> {
  return db
    .insert(appointments)
    .values(values.map((each) => ({ userId: owner, ...each })))
    .returning();
}

export async function setAppointment(
  db: Db,
  owner: string,
  id: string,
  values: Omit<Values, 'seriesId'>,
): Promise<AppointmentRow> {
  return ownRow(
    await db
      .update(appointments)
      .set(values)
      .where(isOwn(appointments, owner, id))
      .returning(),
  );
}

/** Those that repeat after an appointment. */
const isFollowing = (owner: string, { seriesId, date }: AppointmentRow) =>
  and(
    eq(appointments.userId, owner),
    seriesId === null ? sql`false` : eq(appointments.seriesId, seriesId),
    gt(appointments.date, date),
  );

/** Changes those after an appointment, and moves them by so many days. */
export async function setFollowing(
  db: Db,
  owner: string,
  { of, days, values }: { of: AppointmentRow; days: number; values: Partial<Values> },
): Promise<void> {
  await db
    .update(appointments)
    .set({ ...values, date: sql`${appointments.date} + ${days}::int` })
    .where(isFollowing(owner, of));
}

export function removeFollowing(db: Db, owner: string, of: AppointmentRow): Promise<AppointmentRow[]> {
  return db.delete(appointments).where(isFollowing(owner, of)).returning();
}

/** Holds the row, so that those after it are counted from the day it has. */
export async function lockAppointment(db: Db, owner: string, id: string): Promise<AppointmentRow> {
  return ownRow(
    await db
      .select()
      .from(appointments)
      .where(isOwn(appointments, owner, id))
      .for('no key update'),
  );
}

export async function removeAppointment(db: Db, owner: string, id: string): Promise<AppointmentRow> {
  return ownRow(
    await db
      .delete(appointments)
      .where(isOwn(appointments, owner, id))
      .returning(),
  );
}
