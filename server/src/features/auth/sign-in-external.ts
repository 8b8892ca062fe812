import * as field from '@leveza/contract/auth/fields.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { breaks } from '../../db/failure.ts';
import type { StartRecord } from './register.ts';
import { userIdentities, users } from './table.ts';

/** The identity at an external provider; an e-mail address may change hands, this does not. */
export interface Identity {
  issuer: string;
  subject: string;
}

export interface Person {
  email: string;
  name: string;
  /** Set when the provider vouches for the address. */
  emailVerifiedAt: Date | null;
}

/** The e-mail belongs to an account this person has not shown to be theirs. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** The account of an identity, made at the first sign-in; `ask` gets the person's data only when needed. */
export async function externalUser(
  db: Db,
  identity: Identity,
  { ask, startRecord }: { ask: () => Promise<Person>; startRecord: StartRecord },
): Promise<string> {
  const known = await findByIdentity(db, identity);
  if (known) return known;
  const person = await ask();
  try {
    return await makeAccount(db, identity, { person, startRecord });
  } catch (error) {
    if (!breaks(error, 'users_email') && !breaks(error, 'user_identities_issuer_subject_pk')) throw error;
    // A parallel first sign-in of the same person may have been faster.
    const made = await findByIdentity(db, identity);
    if (made) return made;
    throw new EmailTaken();
  }
}

async function findByIdentity(db: Db, { issuer, subject }: Identity): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return found?.userId;
}

interface NewAccount {
  person: Person;
  startRecord: StartRecord;
}

function makeAccount(db: Db, identity: Identity, { person, startRecord }: NewAccount): Promise<string> {
  return db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values(person).returning({ id: users.id });
    const userId = user!.id;
    await tx.insert(userIdentities).values({ ...identity, userId });
    await startRecord(tx, userId, {});
    return userId;
  });
}

/**
 * Null without a usable e-mail. One the provider itself calls unverified is not used either: its owner could later
 * reset the password of an account that a stranger can still enter.
 */
export function personOf(claims: Readonly<Record<string, unknown>>): Person | null {
  const { email, email_verified: isVerified, name } = claims;
  const address = field.email.safeParse(email);
  if (!address.success || isVerified === false || isVerified === 'false') return null;
  const emailVerifiedAt = isVerified === true || isVerified === 'true' ? new Date() : null;
  const [localPart = ''] = address.data.split('@');
  for (const candidate of [name, localPart]) {
    const read = field.name.safeParse(candidate);
    if (read.success) return { email: address.data, name: read.data, emailVerifiedAt };
  }
  return { email: address.data, name: address.data.slice(0, 120), emailVerifiedAt };
}
