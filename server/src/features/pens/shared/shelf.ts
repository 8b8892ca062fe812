import { and, desc, eq, isNull, sql, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Kept } from '../../../db/own-row.ts';
import { isOwn, ownKeptRow } from '../../../db/own-row.ts';
import type { Places, Question } from '../../../db/statement.ts';
import { ask, statement } from '../../../db/statement.ts';
import type { PenRow } from '../table.ts';
import { pens } from '../table.ts';

const isKept = ($: Places<'owner'>) => and(eq(pens.userId, $.owner), isNull(pens.deletedAt));

const selectUsable = statement('pens-usable', { owner: 'uuid' }, getTableColumns(pens), (db, $, row) =>
  db
    .select(row)
    .from(pens)
    .where(and(isKept($), sql`${pens.remainingMg} > 0`))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt), desc(pens.id)),
);

const selectOne = statement('pen-one', { id: 'uuid', owner: 'uuid' }, getTableColumns(pens), (db, $, row) =>
  db
    .select(row)
    .from(pens)
    .where(isOwn(pens, $.owner, $.id)),
);

const lock = statement('pen-lock', { id: 'uuid', owner: 'uuid' }, getTableColumns(pens), (db, $, row) =>
  db
    .select(row)
    .from(pens)
    .where(isOwn(pens, $.owner, $.id))
    .for('update'),
);

/** Those with something left: few, however long the history. */
export function fullPens(db: Db, owner: string): Promise<PenRow[]> {
  return selectUsable(db, { owner });
}

const selectStock = statement('pens-stock', { owner: 'uuid' }, getTableColumns(pens), (db, $, row) => {
  const newest = db
    .select({ id: sql`newest.id` })
    .from(sql`${pens} newest`)
    .where(sql`newest.user_id = ${$.owner} and newest.deleted_at is null`)
    .orderBy(
      sql`(newest.price_paid is null), newest.purchase_date desc, newest.created_at desc, newest.id desc`,
    )
    .limit(1);
  return db
    .select(row)
    .from(pens)
    .where(and(isKept($), sql`(${pens.remainingMg} > 0 or ${pens.id} = (${newest}))`))
    .orderBy(desc(pens.purchaseDate), desc(pens.createdAt), desc(pens.id));
});

export interface Stock {
  /** Those with something left, newest purchase first. */
  full: PenRow[];
  /** The newest that was paid for, used up or not, for the present price of a dose; without one, the newest. */
  newest: PenRow | null;
}

export function stockQuestion(owner: string): Question<Stock> {
  return selectStock.question({ owner }, (rows) => ({
    full: rows.filter(({ remainingMg }) => remainingMg > 0),
    newest: rows.find(({ pricePaid }) => pricePaid !== null) ?? rows[0] ?? null,
  }));
}

export async function newestPen(db: Db, owner: string): Promise<PenRow | null> {
  return (await ask(db, stockQuestion(owner))).newest;
}

export async function findPen(db: Db, owner: string, id: string, kept?: Kept): Promise<PenRow> {
  return ownKeptRow(await selectOne(db, { owner, id }), kept);
}

/** Holds the row until the transaction ends, so two doses at once cannot both read the old amount. */
export async function lockPen(tx: Db, owner: string, id: string, kept?: Kept): Promise<PenRow> {
  return ownKeptRow(await lock(tx, { owner, id }), kept);
}
