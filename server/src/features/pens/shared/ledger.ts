import { Problem } from '@leveza/contract/problem.ts';
import { datedByDoses, estimateIn } from '@leveza/domain/pens/estimated-opening.ts';
import type { PenEvent, PenState, Settled } from '@leveza/domain/pens/ledger.ts';
import { replay, replayFrom } from '@leveza/domain/pens/ledger.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { PenRow } from '../table.ts';
import { applicationDraws, applications, penMovements, pens } from '../table.ts';
import { withFixedDoses } from './glp1-catalog.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { boughtWith, newestElsewhere } from './estimated-opening.ts';

const selectEvents = statement(
  'pen-events',
  { id: 'uuid', owner: 'uuid', from: 'text' },
  {
    id: sql<string | null>`event.id`,
    kind: sql<PenEvent['kind']>`event.kind`,
    mg: sql<number>`event.mg::float8`,
    happenedAt: sql<string>`event.happened_at`,
    reason: sql<string | null>`event.reason`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
        select id, kind, mg, happened_at, recorded_at, reason, 0 as place from ${penMovements}
        where pen_id = ${$.id} and user_id = ${$.owner} and happened_at >= ${$.from}::timestamptz
        union all
        select null, 'application', dose_mg, applied_at, created_at, null, 0 from ${applications}
        where pen_id = ${$.id} and user_id = ${$.owner} and applied_at >= ${$.from}::timestamptz
          and not exists (select 1 from ${applicationDraws} part where part.application_id = ${applications.id})
        union all
        select null, 'application', part.mg, dose.applied_at, dose.created_at, null, part.place
        from ${applicationDraws} part join ${applications} dose on dose.id = part.application_id
        where part.pen_id = ${$.id} and part.user_id = ${$.owner} and dose.applied_at >= ${$.from}::timestamptz
      ) event`,
      )
      // To the millisecond, which is all that is read of it: of two facts of one moment the one written first is first.
      .orderBy(sql`date_trunc('milliseconds', event.happened_at), event.recorded_at, event.place`),
);

/** Events of an entry after a moment, or since it was bought, in their order; an estimated opening by the doses. */
async function eventsOf(db: Db, pen: PenRow, after: Date | undefined): Promise<readonly PenEvent[]> {
  const from = after ? new Date(after.getTime() + 1).toISOString() : '-infinity';
  const rows = await selectEvents(db, { id: pen.id, owner: pen.userId, from });
  const events = rows.map((row) => ({ ...row, happenedAt: new Date(row.happenedAt) }));
  const estimate = estimateIn(events);
  return estimate ? datedByDoses(events, await newestElsewhere(db, pen, estimate.start.happenedAt)) : events;
}

/** Replays the whole ledger of an entry from its events; a ledger that does not add up is refused. */
export async function stateOf(db: Db, pen: PenRow, zone: string): Promise<PenState> {
  const events = await eventsOf(db, pen, undefined);
  return accepted(replay(withFixedDoses(pen), instantAt(pen.purchaseDate, '12:00', zone), events)).state;
}

/** The state after the events since the last checkpoint before a moment; without a moment, after all events. */
export async function settledSince(
  db: Db,
  pen: PenRow,
  since: Date | undefined,
): Promise<Extract<Settled, { ok: true }>> {
  const known = readCheckpoint(pen.checkpoint);
  const start = known && since && since > known.at ? known : null;
  return accepted(replayFrom(withFixedDoses(pen), start, await eventsOf(db, pen, start?.at)));
}

/**
 * Computes the rest after a change of the events, or refuses the change. The pen must be locked. `since` is the
 * earliest moment the change touched; a change of the pen itself has none, and everything is replayed. Returns the pen as
 * it is then.
 */
export async function settlePen(tx: Db, pen: PenRow, since?: Date): Promise<PenRow> {
  const { state, checkpoint } = await settledSince(tx, pen, since);
  const purchaseDate = await boughtWith(tx, pen, state);
  const settled = { ...state, checkpoint: writeCheckpoint(checkpoint), purchaseDate };
  await tx.update(pens).set(settled).where(eq(pens.id, pen.id));
  return { ...pen, ...settled };
}

/** The state of an entry to which nothing has happened yet. */
export const fullState = (pen: Parameters<typeof withFixedDoses>[0]) =>
  accepted(replayFrom(withFixedDoses(pen), null, [])).state;

function accepted<T extends { ok: true } | { ok: false; why: string }>(outcome: T): Extract<T, { ok: true }> {
  if (outcome.ok) return outcome as Extract<T, { ok: true }>;
  throw new Problem(
    'why' in outcome && outcome.why === 'not-enough' ? 'pen-not-enough' : 'pen-nothing-sealed',
  );
}
