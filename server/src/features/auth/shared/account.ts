import { Problem } from '@leveza/contract/problem.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { ask, type Question, statement } from '../../../db/statement.ts';
import { users } from '../table.ts';

const selectUser = statement('user', { owner: 'uuid' }, getTableColumns(users), (db, $, row) =>
  db.select(row).from(users).where(eq(users.id, $.owner)),
);

/** The account behind a session; gone means signed out. */
export function accountQuestion(owner: string): Question<typeof users.$inferSelect> {
  return selectUser.question({ owner }, ([user]) => {
    if (!user) throw new Problem('unauthenticated');
    return user;
  });
}

export function findAccount(db: Db, owner: string) {
  return ask(db, accountQuestion(owner));
}

/**
 * Holds the account until the change is over: two devices at once would each count without the row of the other. The
 * lock leaves room for new rows that refer to the account, such as the kept answer of a request that waits here.
 */
export async function holdAccount(tx: Db, owner: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, owner)).for('no key update');
  if (!user) throw new Problem('unauthenticated');
  return user;
}

export async function renameAccount(db: Db, owner: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, owner));
}
