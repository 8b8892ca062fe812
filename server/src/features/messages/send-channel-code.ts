import { Problem } from '@leveza/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { type Limit, refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { configuredChannels } from './configured.ts';
import { askForCode } from './contact-code.ts';
import { type ContactChannel, contactPoints } from './table.ts';

/** Every code costs a message, and may go to somebody who asked for none. */
const CODES: Limit = { times: 5, perSeconds: 3600 };

/** Sends a new code; the earlier one ends. */
export async function sendChannelCode(
  { db, owner, now }: Call,
  channel: ContactChannel,
  { config, vault }: { config: Config; vault: Vault },
): Promise<void> {
  if (!configuredChannels(config)[channel]) throw new Problem('channel-not-configured');
  const [contact] = await db
    .select({ confirmedAt: contactPoints.confirmedAt })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel)));
  if (!contact) throw new Problem('channel-without-address');
  if (contact.confirmedAt) throw new Problem('channel-confirmed');
  await refuseBeyond(db, codesOf(owner), CODES);
  await db.transaction((tx) => askForCode(tx, vault, { owner, channel, now }));
}

export const codesOf = (owner: string) => `contact-codes:${owner}`;
