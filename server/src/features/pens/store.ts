import { Problem } from '@leveza/contract/problem.ts';
import type { PenEvent, PenState } from '@leveza/domain/pens/ledger.ts';
import { replay } from '@leveza/domain/pens/ledger.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { applications } from '../applications/table.ts';
import { findZone } from '../profile/store.ts';
import type { PenRow } from './table.ts';
import { penMovements, pens } from './table.ts';

// What other features ask of this one.
export { knownProduct, productsOfMolecule } from './catalog.ts';
export type { Clock, CountedPen } from './pen-reply.ts';
export { countedPen, lastUsableDay, penReply } from './pen-reply.ts';

const given = (name: string) => sql.placeholder(name);
const isOwn = eq(pens.userId, given('owner'));

const selectShelf = statement('pens-shelf', (db) =>
  db
    .select()
    .from(pens)
    .where(and(isOwn, isNull(pens.deletedAt)))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt), desc(pens.id)),
);

const selectUsable = statement('pens-usable', (db) =>
  db
    .select()
    .from(pens)
    .where(and(isOwn, isNull(pens.deletedAt), sql`${pens.remainingMg} > 0`))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt), desc(pens.id)),
);

const selectOne = statement('pen-one', (db) =>
  db
    .select()
    .from(pens)
    .where(and(isOwn, eq(pens.id, given('id')))),
);

const lock = statement('pen-lock', (db) =>
  db
    .select()
    .from(pens)
    .where(and(isOwn, eq(pens.id, given('id'))))
    .for('update'),
);

/** Every entry on the shelf, newest purchase first. */
export function allPens(db: Db, owner: string): Promise<PenRow[]> {
  return selectShelf(db, { owner });
}

/** Those with something left: few, however long the history. */
export function fullPens(db: Db, owner: string): Promise<PenRow[]> {
  return selectUsable(db, { owner });
}

const selectNewest = statement('pen-newest', (db) =>
  db
    .select()
    .from(pens)
    .where(and(isOwn, isNull(pens.deletedAt)))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt))
    .limit(1),
);

/** What was bought last, for what a dose costs now. */
export async function newestPen(db: Db, owner: string): Promise<PenRow | null> {
  return (await selectNewest(db, { owner }))[0] ?? null;
}

/** In reais, what every entry cost, those used up and deleted as well: the money is spent. */
export async function spentOnPens(db: Db, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${pens.pricePaid}), 0)::float8` })
    .from(pens)
    .where(eq(pens.userId, owner));
  return row!.total;
}

interface Asked {
  isDeleted?: boolean;
}

export async function findPen(db: Db, owner: string, id: string, asked: Asked = {}): Promise<PenRow> {
  return present((await selectOne(db, { owner, id }))[0], asked);
}

/** Holds the row until the transaction ends, so two doses at once cannot both read the old amount. */
export async function lockPen(tx: Db, owner: string, id: string, asked: Asked = {}): Promise<PenRow> {
  return present((await lock(tx, { owner, id }))[0], asked);
}

function present(row: PenRow | undefined, { isDeleted = false }: Asked): PenRow {
  if (!row || (row.deletedAt !== null && !isDeleted)) throw new Problem('not-found');
  return row;
}

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
export async function stateOf(db: Db, pen: PenRow): Promise<PenState> {
  const zone = await findZone(db, pen.userId);
  const told = replay(pen, instantAt(pen.purchaseDate, '12:00', zone), await eventsOf(db, pen));
  if (told.ok) return told.state;
  throw new Problem(told.why === 'not-enough' ? 'pen-not-enough' : 'pen-nothing-sealed');
}

/** After any change of its facts: what is left, or a refusal of the change. The pen must be locked. */
export async function settlePen(tx: Db, pen: PenRow): Promise<void> {
  const { remainingMg, sealedUnits, openMg, openedAt, openDosesUsed } = await stateOf(tx, pen);
  await tx
    .update(pens)
    .set({ remainingMg, sealedUnits, openMg, openedAt, openDosesUsed })
    .where(eq(pens.id, pen.id));
}

/** Whether every entry of a patient holds what its ledger says. */
export async function arePensWhole(db: Db, owner: string): Promise<boolean> {
  const rows = await db.select().from(pens).where(eq(pens.userId, owner));
  for (const pen of rows) {
    try {
      const state = await stateOf(db, pen);
      if (state.remainingMg !== pen.remainingMg || state.sealedUnits !== pen.sealedUnits) return false;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }
  return true;
}
