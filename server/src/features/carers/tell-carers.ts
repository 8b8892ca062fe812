import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { FlagLine } from '@leveza/domain/reports/effects.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { tryEach } from '../../jobs/try-each.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { redFlagsSince } from '../reports/shared/red-flags-since.ts';
import { missedDoses } from './missed-doses.ts';
import { selectGoing } from './store.ts';
import type { CarerRow } from './table.ts';
import { type Occasion, tellCarer } from './tell-carer.ts';

/** Looks at each patient with carers, and tells these what they were chosen for. */
export function tellCarers(
  db: Db,
  now: Date,
  { vault, signal }: { vault: Vault; signal?: AbortSignal },
): Promise<void> {
  return oneByOne({
    signal,
    next: (after, most) => patientsAfter(db, after, most),
    each: async (owner) => {
      const call = { db, owner, zone: await findZone(db, owner), now };
      const going = await selectGoing(db, owner);
      if (going.length === 0) return;
      // Signs go first: neither a plan that cannot be read nor another carer keeps them back.
      await tryEach([findSigns, findMissed], async (find) => {
        const occasionsOf = await find(call);
        await tryEach(going, (carer) =>
          tryEach(occasionsOf(carer), (occasion) => tellCarer(call, { carer, occasion }, vault)),
        );
      });
    },
  });
}

/** Those whose consent stands; a demonstration sends no message. */
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

/** An effect may be written down this long after it was felt. */
const WRITTEN_WITHIN_DAYS = 3;

type Find = (call: Call) => Promise<(carer: CarerRow) => readonly Occasion[]>;

const findSigns: Find = async (call) => {
  // Whole days: one that lost its emergency at the edge of the window would be told again as a lesser one.
  const first = addDays(dayIn(call.zone, call.now), -WRITTEN_WITHIN_DAYS);
  const flags = await redFlagsSince(call, instantAt(first, '00:00', call.zone));
  const urgent = flags.filter(({ urgency }) => urgency !== 'appointment');
  return (carer) => flagOccasions(urgent, carer);
};

const findMissed: Find = async (call) => {
  const occasions = await missedDoses(call);
  return () => occasions;
};

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
