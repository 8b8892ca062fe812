import type { CarerAlert } from '@leveza/domain/carers/alerts.ts';
import type { Call } from '../../http/call.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { carerUrl } from './carer-token.ts';
import { alertMail, invitationMail } from './mails.ts';
import { askCarerMessage } from './send-carer-message.ts';
import type { CarerRow } from './table.ts';

export interface Senders {
  post: Post;
  vault: Vault;
  baseUrl: () => string;
  /** This server can send WhatsApp messages. */
  hasWhatsapp: boolean;
}

interface Letter {
  carer: CarerRow;
  patientName: string;
  /** Without one it is the invitation. */
  alert?: CarerAlert;
}

/** Writes to a carer by the channel they were invited on, in the caller's transaction. */
export async function writeToCarer(
  { db, owner, now }: Call,
  { carer, patientName, alert }: Letter,
  { post, vault, baseUrl }: Senders,
): Promise<void> {
  const { id, name, address, channel, alerts } = carer;
  if (channel === 'whatsapp')
    return askCarerMessage(db, vault, { owner, carerId: id, kind: alert ?? 'invitation', now });
  const to = { email: address, name, patientName, url: carerUrl(vault, baseUrl, { id, now }) };
  return post(db, owner, alert ? alertMail(to, alert) : invitationMail(to, alerts));
}
