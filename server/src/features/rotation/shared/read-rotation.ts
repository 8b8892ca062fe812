import type { ZoneState } from '@leveza/contract/rotation.ts';
import { isFlagged } from '@leveza/domain/rotation/reactions.ts';
import { restOf } from '@leveza/domain/rotation/rest.ts';
import { suggestZone } from '@leveza/domain/rotation/suggest.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql, getTableColumns } from 'drizzle-orm';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';
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

interface Zones {
  uses: Use[];
  chosen: InferSelectModel<typeof zoneSettings>[];
}

/** The state of every zone. */
export async function readZones(db: Db, owner: string): Promise<Zones> {
  const [uses, chosen] = await askInOne(db, lastUsesQuestion(owner), chosenZonesQuestion(owner));
  return { uses, chosen };
}

/** How rested each zone is, and which one comes next. */
export function rotationOf(
  { zone, now }: Call,
  { uses, chosen }: Zones,
  { newest, intervalDays }: Asked,
): Rotation {
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
      usedBeforeAt: own[1]?.appliedAt.toISOString() ?? null,
      dosesAgo: order < 0 ? null : order,
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

const selectChosen = statement(
  'zones-chosen',
  { owner: 'uuid' },
  getTableColumns(zoneSettings),
  (db, $, row) => db.select(row).from(zoneSettings).where(eq(zoneSettings.userId, $.owner)),
);

const selectLastUses = statement(
  'zones-last-uses',
  { zones: 'text[]', owner: 'uuid' },
  {
    zone: sql<Zone>`zones.zone`,
    appliedAt: sql<string>`used.applied_at`,
    reactions: sql<string | null>`used.reactions`,
  },
  (db, $, row) =>
    db.select(row).from(
      sql`unnest(${$.zones}::text[]) as zones(zone)
      cross join lateral (
        select applied_at, reactions from ${applications}
        where user_id = ${$.owner} and applications.zone = zones.zone
        order by applied_at desc limit 3
      ) used`,
    ),
);

/** The last three uses of each zone, newest first: as quick after ten years as after a month. */
export function lastUsesQuestion(owner: string): Question<Use[]> {
  return selectLastUses.question({ owner, zones: ZONES }, (rows) =>
    rows.map(({ appliedAt, ...use }) => ({ ...use, appliedAt: new Date(appliedAt) })),
  );
}

/** Zones the patient leaves out or lets rest. */
export function chosenZonesQuestion(owner: string): Question<Zones['chosen']> {
  return selectChosen.question({ owner }, (rows) => rows);
}
