import { ALERT_HOURS } from '@leveza/domain/carers/alerts.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { FlagLine } from '@leveza/domain/reports/effects.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { doseMarks } from '../applications/shared/dose-marks.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { redFlagsSince } from '../reports/shared/red-flags-since.ts';
import { selectGoing } from './store.ts';
import type { CarerRow } from './table.ts';
import { type Occasion, tellCarer } from './tell-carer.ts';
import type { Senders } from './write-to-carer.ts';

/** Looks at each patient with carers, and tells these what they were chosen for. */
export function tellCarers(
  db: Db,
  now: Date,
  { signal, ...senders }: Senders & { signal?: AbortSignal },
): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => patientsAfter(db, after, most),
    each: async (owner) => {
      const call = { db, owner, zone: await findZone(db, owner), now };
      const going = await selectGoing(db, owner);
      if (going.length === 0) return;
      const missed = await missedDose(call);
      const flags = await redFlags(call);
      for (const carer of going)
        for (const occasion of [...missed, ...flagOccasions(flags, carer)])
          await tellCarer(call, { carer, occasion }, senders);
    },
  });
}

/** Those whose consent stands; a demonstration writes to nobody. */
async function patientsAfter(db: Db, after: string | null, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u
    where u.demo_expires_at is null and ${after === null ? sql`true` : sql`u.id > ${after}`}
      and exists (select from carers c
        where c.user_id = u.id and c.accepted_at is not null and c.ended_at is null)
      and (select count(distinct purpose) from consents given where given.user_id = u.id
        and given.purpose in ('health-data', 'sharing') and given.version = ${CONSENT_VERSION}
        and given.withdrawn_at is null) = 2
    order by u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

const OVERDUE = ['late', 'missed', 'late-unknown'];

/** A patient who stopped recording is no news each morning: the carer knows after so many days in a row. */
const MOST_DAYS_IN_A_ROW = 3;

/** Doses whose day ended without a record, by day. */
async function missedDose(call: Call): Promise<Occasion[]> {
  const { zone, now } = call;
  const hour = hourIn(zone, now);
  if (hour < ALERT_HOURS.from || hour >= ALERT_HOURS.to) return [];
  const today = dayIn(zone, now);
  const yesterday = addDays(today, -1);
  const days = { from: addDays(yesterday, -MOST_DAYS_IN_A_ROW), to: yesterday };
  const { treatment, marks } = await doseMarks(call, days);
  const unrecorded = marks.filter(({ kind }) => kind === 'not-recorded');
  if (new Set(unrecorded.map(({ day }) => day)).size > MOST_DAYS_IN_A_ROW) return [];
  const { state, plannedAt } = treatment.next;
  const open = plannedAt && OVERDUE.includes(state) && dayIn(zone, plannedAt) < today ? [plannedAt] : [];
  // A daily dose is over before the next one is due: the plan has moved on, its day stays without a record.
  const over = unrecorded.filter(({ day }) => day === yesterday).map(({ at }) => at);
  const once = new Map([...open, ...over].map((at) => [at.toISOString(), at]));
  return [...once].map(([moment, at]) => ({ alert: 'dose-not-recorded', what: `dose:${moment}`, at }));
}

/** An effect may be written down this long after it was felt. */
const WRITTEN_WITHIN_DAYS = 3;

async function redFlags(call: Call): Promise<FlagLine[]> {
  const flags = await redFlagsSince(call, new Date(call.now.getTime() - WRITTEN_WITHIN_DAYS * DAY_MS));
  return flags.filter(({ urgency }) => urgency !== 'appointment');
}

/**
 * At any hour, one for each day; an emergency is told even when a lesser sign of its day was. Signs from before the
 * carer agreed are left out first: they must not stand for a later one of the same day.
 */
function flagOccasions(flags: readonly FlagLine[], { acceptedAt }: CarerRow): Occasion[] {
  const since = flags.filter(({ at }) => acceptedAt && at >= acceptedAt);
  return [...Map.groupBy(since, ({ day }) => day)].map(([day, signs]) => {
    const isEmergency = signs.some(({ urgency }) => urgency === 'emergency');
    return {
      alert: 'red-flag',
      what: isEmergency ? `flag:${day}:emergency` : `flag:${day}`,
      at: signs[0]!.at, // a group has at least one
    };
  });
}
