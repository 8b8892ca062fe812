import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn } from '../../db/own-row.ts';
import { users } from '../auth/table.ts';
import { installation } from '../files/table.ts';
import { purchases, type PurchaseRow } from './table.ts';

/** The oldest first. */
export function findPurchases(db: Db, owner: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, owner))
    .orderBy(asc(purchases.createdAt), asc(purchases.id));
}

/** When the account was made, and since when this server is a paid service. */
export async function findStart(db: Db, owner: string) {
  const [start] = await db
    .select({
      createdAt: users.createdAt,
      email: users.email,
      name: users.name,
      demoExpiresAt: users.demoExpiresAt,
      hostedSince: installation.hostedSince,
      installation: installation.id,
    })
    .from(users)
    .leftJoin(installation, eq(installation.isOnly, true))
    .where(eq(users.id, owner));
  return start ?? null;
}

/** By id alone: for jobs, which know the purchase and not its owner. */
export async function findPurchase(db: Db, id: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row ?? null;
}

export async function lockPurchase(tx: Db, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
  return row ?? null;
}

export async function setPurchase(
  db: Db,
  owner: string,
  id: string,
  change: Partial<PurchaseRow>,
): Promise<void> {
  await db
    .update(purchases)
    .set(change)
    .where(isOwn(purchases, owner, id));
}
