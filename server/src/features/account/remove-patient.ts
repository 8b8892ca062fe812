import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { rateLimits } from '../../http/rate-limit/table.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { forgetFailures } from '../auth/shared/login-failures.ts';
import { emailLinks, emailReturns, users } from '../auth/table.ts';
import { fileIdsOf } from '../files/shared/files.ts';

/** Takes back every job that waits for a patient. */
export type ForgetJobs = (tx: Db, owner: string) => Promise<void>;

interface Leave {
  forgetJobs: ForgetJobs;
  /** Asks to end what others still hold for the patient, in the same transaction. */
  leaveOthers?(tx: Db): Promise<void>;
  /** Writes the last message, in the same transaction. */
  sayGoodbye(tx: Db): Promise<void>;
  /** Removes the messages kept for an address where none can be sent. */
  forgetMail(address: string): Promise<void>;
}

/** Every row, every file and every kept message of a patient, for good. */
export async function removePatient(
  db: Db,
  vault: Vault,
  owner: string,
  { forgetJobs, leaveOthers, sayGoodbye, forgetMail }: Leave,
): Promise<void> {
  const known = await db.transaction(async (tx) => {
    // From here on no file is added: its row would have to refer to this one.
    const [user] = await tx.select().from(users).where(eq(users.id, owner)).for('update');
    if (!user) throw new Problem('unauthenticated');
    const addresses = [user.email, ...(await otherAddresses(tx, owner))];
    const files = await fileIdsOf(tx, owner);
    for (const address of addresses) await forgetFailures(tx, address);
    await tx
      .delete(rateLimits)
      .where(or(like(rateLimits.key, `%:${owner}`), like(rateLimits.key, `%:${owner}:%`)));
    await forgetJobs(tx, owner);
    await leaveOthers?.(tx);
    await tx.delete(users).where(eq(users.id, owner));
    await sayGoodbye(tx);
    return { addresses, files };
  });
  // Their keys went with the rows: the bytes of a file are unreadable until they are swept.
  await Promise.allSettled(known.files.map((id) => vault.remove(id)));
  for (const address of known.addresses) await forgetMail(address);
}

/** Addresses to change to or back to, unless they have become somebody else's in the meantime. */
async function otherAddresses(tx: Db, owner: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [emailLinks, emailReturns]) {
    const links = await tx
      .select({ email: table.email })
      .from(table)
      .leftJoin(users, and(eq(sql`lower(${users.email})`, sql`lower(${table.email})`), ne(users.id, owner)))
      .where(and(eq(table.userId, owner), isNull(users.id)));
    found.push(...links.map(({ email }) => email));
  }
  return found;
}
