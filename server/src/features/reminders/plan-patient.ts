import { OCCASION_TYPE } from '@leveza/domain/reminders/occasion.ts';
import { lookAheadMs } from '@leveza/domain/reminders/look-ahead.ts';
import { planMessages } from '@leveza/domain/reminders/plan-messages.ts';
import { keyOf } from '@leveza/domain/reminders/sayings.ts';
import { onTimeSince } from '@leveza/domain/reminders/sending-time.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import { beginPlan } from '../messages/shared/plan-again.ts';
import { putPlanned } from '../messages/shared/put-planned.ts';
import { takePlanned } from '../messages/shared/waiting-messages.ts';
import { readOccasions } from './occasions/read-occasions.ts';
import { readPatient } from './patient.ts';
import { renewRetried } from './renew-retried.ts';
import { memoryQuestion } from './sent-topics.ts';
import { reminderHorizons } from './table.ts';

/** Messages are planned this far ahead. */
const AHEAD_HOURS = 36;

/**
 * Plans a patient's messages anew: those planned before give way to what the data say now. Another process that plans
 * the same patient has the right of way, and a change that comes meanwhile asks for the next plan by itself.
 */
export function planPatient(db: Db, owner: string, config: Config, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const horizon = await holdHorizon(tx, owner, now);
    if (!horizon) return;
    await beginPlan(tx, owner);
    const before = await takeEarlierPlan(tx, owner, now);
    const { patient, more } = await readPatient(tx, owner, config, memoryQuestion(owner, now));
    const until = new Date(now.getTime() + AHEAD_HOURS * HOUR_MS);
    const seen = new Date(until.getTime() + lookAheadMs(patient.reminderSettings, patient.messageSettings));
    const all = await readOccasions({ db: tx, owner, zone: patient.zone, now }, patient, seen);
    // A patient who withdrew the consent for health data hears of the safety of the account and of nothing else.
    const occasions = patient.hasHealthConsent
      ? all
      : all.filter(({ kind }) => OCCASION_TYPE[kind] === 'security');
    const since = [horizon.plannedUntil, before.overdueSince, more.lapsedSince, now]
      .filter((moment) => moment !== null)
      .reduce((first, moment) => (moment < first ? moment : first));
    const planning = { ...patient, occasions, sent: more.sent, promised: before.promised, since, until, now };
    await renewRetried(tx, owner, planning);
    await putPlanned(tx, owner, planMessages(planning), now);
    await tx.update(reminderHorizons).set({ plannedUntil: until }).where(eq(reminderHorizons.userId, owner));
  });
}

/** Null for a patient whom another process plans, or who has left. */
async function holdHorizon(tx: Db, owner: string, now: Date): Promise<{ plannedUntil: Date } | null> {
  await tx.execute(sql`
    insert into reminder_horizons (user_id, planned_until)
    select id, ${now} from users where id = ${owner}
    on conflict do nothing`);
  const [held] = await tx
    .select({ plannedUntil: reminderHorizons.plannedUntil })
    .from(reminderHorizons)
    .where(eq(reminderHorizons.userId, owner))
    .for('update', { skipLocked: true });
  return held ?? null;
}

/** Takes the earlier plan away and keeps in mind what it promised. */
async function takeEarlierPlan(tx: Db, owner: string, now: Date) {
  const topics = await takePlanned(tx, owner, now);
  const overdue = topics.map(({ sendAt }) => sendAt).filter((sendAt) => sendAt < onTimeSince(now));
  return {
    promised: new Set(topics.map(({ what, plannedAt }) => keyOf({ what, at: plannedAt }))),
    overdueSince: overdue.reduce<Date | null>(
      (first, sendAt) => (first && first < sendAt ? first : sendAt),
      null,
    ),
  };
}
