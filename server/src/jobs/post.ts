import { DAY_MINUTES, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/connection.ts';
import { users } from '../features/auth/table.ts';
import type { Delivery } from '../services/delivery.ts';
import type { Mail } from '../services/mail/message.ts';
import { forgetMail } from '../services/mail.ts';
import type { Vault } from '../services/vault/vault.ts';
import { enqueue } from './enqueue.ts';
import { Hopeless, atLeastOnce } from './job.ts';

/**
 * Writes a message in the caller's transaction; it is sent once that is committed, and not if the owner is gone by
 * then. It is not sent later than `usefulMinutes`.
 */
export type Post = (db: Db, owner: string | null, mail: Mail, usefulMinutes?: number) => Promise<void>;

const ABOUT = 'mail';

const Letter = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  usefulUntil: z.number(),
});

/** Letters are sealed, so that the database shows neither the address nor the link that opens an account. */
export function postBy(vault: Vault): Post {
  return (db, owner, mail, usefulMinutes = DAY_MINUTES) => {
    const letter: z.input<typeof Letter> = { ...mail, usefulUntil: Date.now() + usefulMinutes * MINUTE_MS };
    return enqueue(db, sendMail, { owner, sealed: vault.sealText(JSON.stringify(letter), ABOUT) });
  };
}

class TooLate extends Hopeless {
  override name = 'TooLate';
}

class RecipientRefused extends Hopeless {
  override name = 'RecipientRefused';
}

/** Worth another try: a wrong password of ours is mended by the operator, the rest by time. */
class NotSent extends Error {
  override name = 'NotSent';
  code: string;
  constructor(delivery: Delivery) {
    super();
    this.code = delivery.state === 'refused' ? delivery.reason : delivery.state;
  }
}

/** A mail server that dies after it took the message makes us send it again, under the same Message-ID. */
export const sendMail = atLeastOnce({
  name: 'send-mail',
  asks: z.object({ owner: z.uuid().nullable(), sealed: z.string() }),
  retries: { times: 60, firstSeconds: 2, longestSeconds: 1800 },
  run: async (db, { owner, sealed }, { id, vault, config, sendMail: send }) => {
    if (await isGone(db, owner)) return;
    const { usefulUntil, ...mail } = Letter.parse(JSON.parse(vault.openText(sealed, ABOUT)));
    if (Date.now() > usefulUntil) throw new TooLate();
    const delivery = await send(mail, id);
    if (isRecipientRefused(delivery)) throw new RecipientRefused();
    if (delivery.state !== 'accepted') throw new NotSent(delivery);
    // The owner may have left in the meantime, with the messages that were in the folder then.
    if (!config.smtpUrl && (await isGone(db, owner))) await forgetMail(config.dataDir, mail.to);
  },
});

async function isGone(db: Db, owner: string | null): Promise<boolean> {
  return owner !== null && (await db.$count(users, eq(users.id, owner))) === 0;
}

/** The server knows for good that it will not take a message to this address. */
const isRecipientRefused = (delivery: Delivery) =>
  delivery.state === 'refused' && delivery.reason !== 'rejected';
