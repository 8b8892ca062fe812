import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findAccount } from '../auth/shared/account.ts';
import { configuredChannels } from './configured.ts';
import { askForCode, mayCode } from './contact-code.ts';
import { type ContactChannel, contactPoints } from './table.ts';

/** Sends a new code; the earlier one ends. */
export async function sendChannelCode(
  { db, owner, now }: Call,
  channel: ContactChannel,
  { config, vault }: { config: Config; vault: Vault },
): Promise<void> {
  if (!configuredChannels(config)[channel]) throw new Problem('channel-not-configured');
  const [contact] = await db
    .select({ address: contactPoints.address, confirmedAt: contactPoints.confirmedAt })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel)));
  if (!contact) throw new Problem('channel-without-address');
  if (contact.confirmedAt) throw new Problem('channel-confirmed');
  if ((await findAccount(db, owner)).demoExpiresAt) throw new Problem('demo-account');
  if (!(await mayCode(db, owner, contact.address)))
    throw new Problem('too-many-requests', { retryAfterSeconds: HOUR_SECONDS });
  await db.transaction((tx) => askForCode(tx, vault, { owner, channel, now }));
}
