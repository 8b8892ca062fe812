import { Problem } from '@leveza/contract/problem.ts';
import { eq, like, or } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { rateLimits } from '../../http/rate-limit/table.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { forgetFailures } from '../auth/store.ts';
import { emailLinks, users } from '../auth/table.ts';
import { fileIdsOf } from '../files/store.ts';

/** Removes the messages kept for an address where none can be sent. */
export type ForgetMail = (address: string) => Promise<void>;

/** Every row, every file and every kept message of a patient, for good. */
export async function deleteAccount(
  db: Db,
  vault: Vault,
  owner: string,
  forgetMail: ForgetMail,
): Promise<void> {
  const { addresses, files } = await db.transaction(async (tx) => {
    // From here on nobody adds a file: its row would have to refer to this one.
    const [user] = await tx.select().from(users).where(eq(users.id, owner)).for('update');
    if (!user) throw new Problem('unauthenticated');
    const links = await tx
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .where(eq(emailLinks.userId, owner));
    const known = {
      addresses: [user, ...links].map(({ email }) => email),
      files: await fileIdsOf(tx, owner),
    };
    for (const address of known.addresses) await forgetFailures(tx, address);
    await tx
      .delete(rateLimits)
      .where(or(like(rateLimits.key, `%:${owner}`), like(rateLimits.key, `%:${owner}:%`)));
    await tx.delete(users).where(eq(users.id, owner));
    return known;
  });
  // Their keys went with the rows: what is left of a file, until it is swept, cannot be read by anybody.
  await Promise.allSettled(files.map((id) => vault.remove(id)));
  for (const address of addresses) await forgetMail(address);
}
