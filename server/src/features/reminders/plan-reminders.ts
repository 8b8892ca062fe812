import { onTimeSince } from '@leveza/domain/reminders/sending-time.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { planPatient } from './plan-patient.ts';

/** A plan is made anew this long before it ends. */
const BEFORE_END_HOURS = 12;

interface Planner {
  db: Db;
  config: Config;
  signal?: AbortSignal | undefined;
  now: () => Date;
}

/** Plans every patient whose data changed, whose plan ends soon, or whose messages are overdue. */
export function planReminders({ db, config, signal, now }: Planner): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => patientsToPlan(db, after, most, now()),
    each: (owner) => planPatient(db, owner, config, now()),
  });
}

/** Plans only those whose data changed: the sender holds their messages until then. */
export function planChanged({ db, config, signal, now }: Planner): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => changedPatients(db, after, most),
    each: (owner) => planPatient(db, owner, config, now()),
  });
}

const FIRST = '00000000-0000-0000-0000-000000000000';

async function changedPatients(db: Db, after: string | null, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct user_id as id from reminder_changes
    where user_id > ${after ?? FIRST} order by user_id limit ${most}`);
  return rows.map(({ id }) => id);
}

async function patientsToPlan(db: Db, after: string | null, most: number, now: Date): Promise<string[]> {
  const endsBefore = new Date(now.getTime() + BEFORE_END_HOURS * HOUR_MS);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select user_id as id from reminder_changes
      union select user_id from reminder_horizons where planned_until < ${endsBefore}
      union select user_id from messages where state = 'planned' and send_at < ${onTimeSince(now)}
    ) due
    where id > ${after ?? FIRST} order by id limit ${most}`);
  return rows.map(({ id }) => id);
}
