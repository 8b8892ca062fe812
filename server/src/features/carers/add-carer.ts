import type { Carer, CarerInput } from '@leveza/contract/carers/carers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MOST_CARERS } from '@leveza/domain/carers/alerts.ts';
import type { Call } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findAccount } from '../auth/shared/account.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import { carerUrl } from './carer-token.ts';
import { invitationMail } from './mails.ts';
import { carerReply } from './reply.ts';
import { countCarers, endTakenBack } from './store.ts';
import { carers } from './table.ts';

export interface Senders {
  post: Post;
  vault: Vault;
  baseUrl: () => string;
}

/** Strangers must not be written to again and again under a patient's name. */
const INVITATIONS = { times: 10, perSeconds: 24 * 60 * 60 };

/** Invites a carer by one mail; alerts begin once they agreed. */
export async function addCarer(
  { db, owner, now }: Call,
  { name, channel, address, alerts }: CarerInput,
  { post, vault, baseUrl }: Senders,
): Promise<Carer> {
  if (channel !== 'email') throw new Problem('channel-not-configured');
  if (!(await hasConsent(db, owner, 'sharing'))) throw new Problem('sharing-consent-needed');
  const user = await findAccount(db, owner);
  const email = address.toLowerCase();
  if (email === user.email?.toLowerCase()) throw new Problem('carer-is-self', { fields: { address: SELF } });
  await endTakenBack(db, owner);
  if ((await countCarers(db, owner)) >= MOST_CARERS) throw new Problem('carers-full');
  if (!user.demoExpiresAt) await refuseBeyond(db, `carer-invitations:${owner}`, INVITATIONS);
  const [row] = await db
    .insert(carers)
    .values({ userId: owner, name, channel, address: email, alerts, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Problem('carer-exists');
  // A demonstration writes to nobody.
  if (!user.demoExpiresAt) {
    const url = carerUrl(vault, baseUrl, { id: row.id, now });
    await post(db, owner, invitationMail({ email, name, patientName: user.name, url }, alerts));
  }
  return carerReply(row);
}

const SELF = 'Informe o e-mail de outra pessoa.';
