import { Problem } from '@leveza/contract/problem.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { PenRow } from '../table.ts';
import { pens } from '../table.ts';

const given = (name: string) => sql.placeholder(name);
const isOwn = eq(pens.userId, given('owner'));

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
