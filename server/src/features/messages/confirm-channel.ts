import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { codeHash, isSameHash, MOST_CODE_TRIES } from './contact-code.ts';
import { type ContactChannel, contactPoints } from './table.ts';

/** Confirms a number or address by its code. A wrong code is counted even though the call is refused. */
export async function confirmChannel(
  { db, owner, now }: Call,
  channel: ContactChannel,
  { code, vault }: { code: string; vault: Vault },
): Promise<void> {
  const own = and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel));
  // Counting first lets five tries through however many come at once.
  const [contact] = await db
    .update(contactPoints)
    .set({ codeTries: sql`least(${contactPoints.codeTries} + 1, 100)` })
    .where(own)
    .returning();
  if (!contact) throw new Problem('channel-without-address');
  const { codeHash: expected, codeExpiresAt, codeTries } = contact;
  if (!expected || !codeExpiresAt || codeExpiresAt < now || codeTries > MOST_CODE_TRIES) {
    throw new Problem('channel-code-spent');
  }
  if (!isSameHash(codeHash(vault, owner, code), expected)) {
    throw new Problem('invalid-input', { fields: { code: 'Código incorreto. Confira os 6 números.' } });
  }
  // Another number may have been written meanwhile, or another code sent: this code says nothing about it.
  const confirmed = await db
    .update(contactPoints)
    .set({ confirmedAt: now, stoppedAt: null, codeHash: null, codeExpiresAt: null, codeTries: 0 })
    .where(and(own, eq(contactPoints.address, contact.address), eq(contactPoints.codeHash, expected)))
    .returning({ channel: contactPoints.channel });
  if (confirmed.length === 0) throw new Problem('channel-code-spent');
}
