import { createHmac } from 'node:crypto';
import type { CarerChannel } from '@leveza/domain/carers/alerts.ts';
import { phoneSpellings } from '@leveza/domain/messages/phone-spellings.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { users } from '../auth/table.ts';
import { carers, carerStops } from './table.ts';

interface Address {
  channel: CarerChannel;
  address: string;
}

/** A carer ended the alerts of one patient: that patient does not invite this address again. */
export async function keepStop(db: Db, vault: Vault, { userId, ...at }: Address & { userId: string }) {
  await keep(db, pairHash(vault, await patientKey(db, userId), at));
}

/** A number wrote PARAR, which names no patient: none of them invites it again. */
export async function keepStopOfAll(db: Db, vault: Vault, at: Address) {
  await keep(db, everyoneHash(vault, at));
}

/** Whether the person at an address ended the alerts of this patient, or said PARAR to all. */
export async function hasStopped(
  db: Db,
  vault: Vault,
  { userId, channel, address }: Address & { userId: string },
) {
  const at = { channel, address };
  const isEnded = and(
    eq(carers.userId, userId),
    eq(carers.channel, channel),
    inArray(carers.address, spellingsOf(at)),
    eq(carers.endedBy, 'carer'),
  );
  if ((await db.$count(carers, isEnded)) > 0) return true;
  const hashes = [pairHash(vault, await patientKey(db, userId), at), everyoneHash(vault, at)];
  return (await db.$count(carerStops, inArray(carerStops.hash, hashes))) > 0;
}

async function keep(db: Db, hash: string) {
  await db.insert(carerStops).values({ hash }).onConflictDoNothing();
}

/** The patient's e-mail: a new account of the same person is the same patient to a carer. */
async function patientKey(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email?.toLowerCase() ?? userId;
}

const pairHash = (vault: Vault, patient: string, at: Address) =>
  hashOf(vault, ['pair', patient, ...keyOf(at)]);
const everyoneHash = (vault: Vault, at: Address) => hashOf(vault, ['everyone', ...keyOf(at)]);

const hashOf = (vault: Vault, parts: string[]) =>
  createHmac('sha256', vault.derive('carer stops', 32)).update(JSON.stringify(parts)).digest('base64url');

const keyOf = (at: Address) => [at.channel, spellingsOf(at).toSorted()[0]!]; // an address has a spelling

const spellingsOf = ({ channel, address }: Address): string[] =>
  channel === 'email' ? [address] : phoneSpellings(address.replace('+', ''));
