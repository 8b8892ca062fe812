import type { ZoneState } from '@leveza/contract/rotation.ts';
import { isFlagged } from '@leveza/domain/rotation/reactions.ts';
import { restOf } from '@leveza/domain/rotation/rest.ts';
import { suggestZone } from '@leveza/domain/rotation/suggest.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { zoneSettings } from '../table.ts';

interface Use {
  zone: Zone;
  appliedAt: Date;
  reactions: string | null;
}

interface Rotation {
  zones: ZoneState[];
  suggested: Zone | null;
}

interface Asked {
  /** The last two, newest first. */
  newest: ApplicationRow[];
  intervalDays: number | null;
}

/** How rested each zone is, and which one comes next. */
export async function readRotation(
  { db, owner, zone, now }: Call,
  { newest, intervalDays }: Asked,
): Promise<Rotation> {
  const uses = await lastUses(db, owner);
  const chosen = await db.select().from(zoneSettings).where(eq(zoneSettings.userId, owner));
  const today = dayIn(zone, now);
  const states = ZONES.map((name) => {
    const own = uses.filter((use) => use.zone === name);
    const lastUsedAt = own[0]?.appliedAt ?? null;
    const order = newest.findIndex((row) => row.appliedAt.getTime() === lastUsedAt?.getTime());
    const settings = chosen.find((row) => row.zone === name);
    const restUntil = settings?.restUntil ?? null;
    return {
      zone: name,
      lastUsedAt,
      level: restOf({ lastUsedAt, order: order < 0 ? newest.length : order, intervalDays, zone, now }),
      isOff: settings?.isOff ?? false,
      // A rest that is over is none.
      restUntil: restUntil !== null && restUntil >= today ? restUntil : null,
      isFlagged: isFlagged(own),
    };
  });
  const lastZone = uses.toSorted((a, b) => +b.appliedAt - +a.appliedAt)[0]?.zone ?? null;
  return {
    zones: states.map((state) => ({ ...state, lastUsedAt: state.lastUsedAt?.toISOString() ?? null })),
    suggested: suggestZone({ zones: states, lastZone, today }),
  };
}

/** The last three uses of each zone, newest first: as quick after ten years as after a month. */
async function lastUses(db: Db, owner: string): Promise<Use[]> {
  const { rows } = await db.execute<{ zone: Zone; applied_at: string; reactions: string | null }>(sql`
    select zones.zone, used.applied_at, used.reactions
    from unnest(${sql.param([...ZONES])}::text[]) as zones(zone)
    cross join lateral (
      select applied_at, reactions from applications
      where user_id = ${owner} and applications.zone = zones.zone
      order by applied_at desc limit 3
    ) used`);
  return rows.map((row) => ({
    zone: row.zone,
    appliedAt: new Date(row.applied_at),
    reactions: row.reactions,
  }));
}
