import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { HOUR_SECONDS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { type Limit, hit } from '../../http/rate-limit/hit.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { sendCode } from './send-code.ts';
import { contactPoints, type ContactChannel } from './table.ts';

const VALID_MINUTES = 10;
export const MOST_CODE_TRIES = 5;

/** Six digits are soon guessed from a plain hash: the key of this one is not in the database. */
export function codeHash(vault: Vault, owner: string, code: string): string {
  return createHmac('sha256', vault.derive('contact code', 32))
    .update(`${owner} ${code}`)
    .digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Every code costs a message, and may go to somebody who asked for none. */
const CODES_OF_PATIENT: Limit = { times: 5, perSeconds: HOUR_SECONDS };
const CODES_TO_ADDRESS: Limit = { times: 5, perSeconds: HOUR_SECONDS };

/** Counts one more code, by the patient who asks for it and by the address it goes to; tells whether it may be sent. */
export async function mayCode(db: Db, owner: string, address: string): Promise<boolean> {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('base64url');
  const byPatient = await hit(db, `contact-codes:${owner}`, CODES_OF_PATIENT);
  const byAddress = await hit(db, `contact-codes-to:${hash}`, CODES_TO_ADDRESS);
  return byPatient.count <= CODES_OF_PATIENT.times && byAddress.count <= CODES_TO_ADDRESS.times;
}

/** Makes a new code for a number or address and asks for it to be sent, in the caller's transaction. */
export async function askForCode(
  tx: Db,
  vault: Vault,
  { owner, channel, now }: { owner: string; channel: ContactChannel; now: Date },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx
    .update(contactPoints)
    .set({
      codeHash: codeHash(vault, owner, code),
      codeExpiresAt: new Date(now.getTime() + VALID_MINUTES * MINUTE_MS),
      codeTries: 0,
    })
    .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel)));
  await enqueue(tx, sendCode, { owner, channel, sealedCode: vault.sealText(code, ABOUT_CODE) });
}

export const ABOUT_CODE = 'contact code';
