import type { RegisterInput } from '@leveza/contract/auth/register.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isWeakPassword } from '@leveza/domain/auth/password.ts';
import { isTargetTooLow } from '@leveza/domain/profile/healthy-weight.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import { breaks } from '../../db/failure.ts';
import type { VisitorCall } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Way } from './email/email-link.ts';
import { sendEmailLink } from './email/email-link.ts';
import { refuseReserved } from './email/way-back.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { consents, users } from './table.ts';

/** Puts what somebody said about themselves beside their new account. */
export type CreateProfile = (
  tx: Db,
  owner: string,
  said: Partial<Omit<RegisterInput, 'name' | 'email' | 'password' | 'consent' | 'confirmTarget'>>,
) => Promise<void>;

interface Parts extends Way {
  registrationsPerHour: number;
  createProfile: CreateProfile;
}

/** An account, its profile, its consent, its first session and a message to its address, or nothing at all. */
export async function register(
  { db, now, device, address }: VisitorCall,
  input: RegisterInput,
  { registrationsPerHour, createProfile, ...way }: Parts,
) {
  const { confirmTarget, ...given } = input;
  if (!confirmTarget) refuseLowTarget(given, now);
  await refuseBeyond(db, `registrations:${address}`, { times: registrationsPerHour, perSeconds: 3600 });
  const { name, email, password, consent, ...profile } = given;
  refuseWeakPassword(password, { email, name });
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ name, email, passwordHash }).returning();
      const userId = user!.id;
      await refuseReserved(tx, email, userId);
      // Weight and height are health data: without consent nothing of them is kept.
      await createProfile(tx, userId, consent ? profile : {});
      if (consent) await tx.insert(consents).values({ userId, ...consent });
      const tokens = await openSession(tx, { userId, device, now });
      await sendEmailLink({ db: tx, now }, { user: user!, to: email }, way);
      return { user: user!, tokens };
    });
  } catch (error) {
    if (breaks(error, 'users_email')) {
      throw new Problem('email-in-use', { fields: { email: 'Email já está em uso' } });
    }
    throw error;
  }
}

/** Nobody knows a new patient's zone yet; a birthday a few hours away decides nothing. */
function refuseLowTarget(
  { targetWeight, height, birthDate }: Pick<RegisterInput, 'targetWeight' | 'height' | 'birthDate'>,
  now: Date,
): void {
  const body = { heightCm: height, birthDate, today: dayIn(DEFAULT_ZONE, now) };
  if (isTargetTooLow(targetWeight, body)) throw new Problem('target-too-low');
}

export function refuseWeakPassword(password: string, about: { email?: string; name?: string }): void {
  if (isWeakPassword(password, about)) {
    throw new Problem('weak-password', { fields: { password: 'Senha muito fraca' } });
  }
}
