import type { Carer, CarerInput } from '@leveza/contract/carers/carers.ts';
import { PhoneNumber } from '@leveza/contract/messages/phone-number.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MOST_CARERS } from '@leveza/domain/carers/alerts.ts';
import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import { contactPoints } from '../messages/table.ts';
import { carerReply } from './reply.ts';
import { askCarerMessage } from './send-carer-message.ts';
import { hasStopped } from './stops.ts';
import { countCarers, endTakenBack } from './store.ts';
import { carers } from './table.ts';

export interface Senders {
  vault: Vault;
  /** This server can send WhatsApp messages. */
  hasWhatsapp: boolean;
}

/** Strangers must not be written to again and again under a patient's name. */
const INVITATIONS = { times: 10, perSeconds: DAY_SECONDS };

/** Invites a carer by one message; alerts begin once they agreed. */
export async function addCarer(call: Call, input: CarerInput, senders: Senders): Promise<Carer> {
  const { db, owner, now } = call;
  const { name, channel, alerts } = input;
  const address = keptAddress(input);
  if (channel === 'whatsapp' && !senders.hasWhatsapp) throw new Problem('channel-not-configured');
  if (!(await hasConsent(db, owner, 'sharing'))) throw new Problem('sharing-consent-needed');
  return db.transaction(async (tx) => {
    const user = await holdAccount(tx, owner);
    if (await isOwnAddress({ ...call, db: tx }, user.email, { channel, address }))
      throw new Problem('carer-is-self', { fields: { address: SELF[channel] } });
    await endTakenBack(tx, owner);
    if ((await countCarers(tx, owner)) >= MOST_CARERS) throw new Problem('carers-full');
    if (await hasStopped(tx, senders.vault, { userId: owner, channel, address }))
      throw new Problem('carer-stopped', { fields: { address: 'Informe outro e-mail ou número.' } });
    if (!user.demoExpiresAt) await refuseBeyond(tx, `carer-invitations:${owner}`, INVITATIONS);
    const [row] = await tx
      .insert(carers)
      .values({ userId: owner, name, channel, address, alerts, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('carer-exists');
    // A demonstration sends no message.
    if (!user.demoExpiresAt)
      await askCarerMessage(tx, senders.vault, { owner, carerId: row.id, kind: 'invitation' });
    return carerReply(row);
  });
}

const SELF = {
  email: 'Informe o e-mail de outra pessoa.',
  whatsapp: 'Informe o número de outra pessoa.',
} as const;

/** As the address is compared and sent to; the contract let no other number through. */
const keptAddress = ({ channel, address }: CarerInput): string =>
  channel === 'email' ? address.toLowerCase() : (PhoneNumber.parse(address) ?? address);

/** Whether the patient gets messages at this address. */
async function isOwnAddress(
  { db, owner }: Call,
  accountEmail: string | null,
  { channel, address }: Pick<CarerInput, 'channel' | 'address'>,
): Promise<boolean> {
  if (channel === 'email' && address === accountEmail?.toLowerCase()) return true;
  const isOne = and(
    eq(contactPoints.userId, owner),
    eq(contactPoints.channel, channel),
    eq(contactPoints.address, address),
  );
  return (await db.$count(contactPoints, isOne)) > 0;
}
