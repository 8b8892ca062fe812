import { Problem } from '@leveza/contract/problem.ts';
import type { PenEvent, PenState } from '@leveza/domain/pens/ledger.ts';
import { replay } from '@leveza/domain/pens/ledger.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { PenRow } from '../table.ts';
import { applications, penMovements, pens } from '../table.ts';

const given = (name: string) => sql.placeholder(name);

const selectMovements = statement('pen-movements', (db) =>
  db
    .select()
    .from(penMovements)
    .where(eq(penMovements.penId, given('id')))
    .orderBy(asc(penMovements.happenedAt), asc(penMovements.recordedAt)),
);

const selectDoses = statement('pen-doses', (db) =>
  db
    .select({
      id: applications.id,
      appliedAt: applications.appliedAt,
      doseMg: applications.doseMg,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .where(eq(applications.penId, given('id')))
    .orderBy(asc(applications.appliedAt), asc(applications.createdAt)),
);

/** What happened to an entry since it was bought, in the order it happened. */
async function eventsOf(db: Db, pen: PenRow): Promise<PenEvent[]> {
  const movements = await selectMovements(db, { id: pen.id });
  const doses = await selectDoses(db, { id: pen.id });
  return [
    ...movements,
    ...doses.map((row) => ({
      id: null,
      kind: 'application' as const,
      mg: row.doseMg,
      happenedAt: row.appliedAt,
      recordedAt: row.createdAt,
      reason: null,
    })),
  ].toSorted((a, b) => +a.happenedAt - +b.happenedAt || +a.recordedAt - +b.recordedAt);
}

/** The whole ledger of an entry, told again from its facts; what does not add up is refused. */
export async function stateOf(db: Db, pen: PenRow, zone: string): Promise<PenState> {
  const told = replay(pen, instantAt(pen.purchaseDate, '12:00', zone), await eventsOf(db, pen));
  if (told.ok) return told.state;
  throw new Problem(told.why === 'not-enough' ? 'pen-not-enough' : 'pen-nothing-sealed');
}

/** After any change of its facts: what is left, or a refusal of the change. The pen must be locked. */
export async function settlePen(tx: Db, pen: PenRow, zone: string): Promise<void> {
  const { remainingMg, sealedUnits, openMg, openedAt, openDosesUsed } = await stateOf(tx, pen, zone);
  await tx
    .update(pens)
    .set({ remainingMg, sealedUnits, openMg, openedAt, openDosesUsed })
    .where(eq(pens.id, pen.id));
}
