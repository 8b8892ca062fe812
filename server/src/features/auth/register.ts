import type { RegisterInput } from '@leveza/contract/auth/register.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isWeakPassword } from '@leveza/domain/auth/password.ts';
import { jumpSentence } from '@leveza/domain/measurements/jump-words.ts';
import { isJump } from '@leveza/domain/measurements/limits.ts';
import { isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { DEFAULT_ZONE, dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import { breaks } from '../../db/failure.ts';
import type { VisitorCall } from '../../http/call.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import type { Way } from './email/email-link.ts';
import { sendEmailLink } from './email/email-link.ts';
import { refuseReserved } from './email/way-back.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { consents, users } from './table.ts';

type Account = 'name' | 'email' | 'password' | 'consent' | 'confirmTarget' | 'confirmJump';

interface Beginning extends Partial<Omit<RegisterInput, Account | 'currentWeight'>> {
  firstWeight?: { weight: number; measuredAt: Date };
}

/** Keeps the profile and the first weight of a new account. */
export type StartRecord = (tx: Db, owner: string, beginning: Beginning) => Promise<void>;

interface Parts extends Way {
  registrationsPerHour: number;
  startRecord: StartRecord;
}

/** An account, its profile, its consent, its first session and a message to its address, or nothing at all. */
export async function register(
  { db, now, device, address }: VisitorCall,
  input: RegisterInput,
  { registrationsPerHour, startRecord, ...way }: Parts,
) {
  const { confirmTarget, confirmJump, ...filled } = input;
  const timeZone = filled.timeZone && isZone(filled.timeZone) ? filled.timeZone : DEFAULT_ZONE;
  const today = dayIn(timeZone, now);
  if (!confirmTarget) refuseLowTarget(filled, today);
  if (!confirmJump) refuseJump(filled, today);
  // After the jump: of a weight that was mistyped nothing follows for the target.
  if (!confirmTarget) refuseHighTarget(filled);
  if (filled.treatmentStart) refuseFutureDay(filled.treatmentStart, today, 'treatmentStart');
  await refuseBeyond(db, `registrations:${address}`, {
    times: registrationsPerHour,
    perSeconds: HOUR_SECONDS,
  });
  const { name, email, password, consent, currentWeight, ...profile } = filled;
  const firstWeight = currentWeight == null ? undefined : { weight: currentWeight, measuredAt: now };
  refuseWeakPassword(password, { email, name });
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx.insert(users).values({ name, email, passwordHash }).returning();
      const userId = user!.id;
      await refuseReserved({ db: tx, now }, email, userId);
      // Weight and height are health data: without consent nothing of them is kept.
      await startRecord(
        tx,
        userId,
        consent ? { ...profile, timeZone, ...(firstWeight && { firstWeight }) } : {},
      );
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

function refuseLowTarget(
  { targetWeight, height, birthDate }: Pick<RegisterInput, 'targetWeight' | 'height' | 'birthDate'>,
  today: Day,
): void {
  if (isLowWeight(targetWeight, { heightCm: height, birthDate, today })) throw new Problem('target-too-low');
}

function refuseHighTarget({
  targetWeight,
  initialWeight,
  currentWeight,
}: Pick<RegisterInput, 'targetWeight' | 'initialWeight' | 'currentWeight'>): void {
  const isAboveFirst = targetWeight > initialWeight;
  if (!isAboveFirst && (currentWeight == null || targetWeight <= currentWeight)) return;
  const sentence = `A meta é maior que o peso ${isAboveFirst ? 'inicial' : 'de hoje'}. Está certo?`;
  throw new Problem('target-too-high', { fields: { targetWeight: sentence } });
}

/** By the rule of every later weighing: 68 for 168 would be a loss, and each chart would begin with it. */
function refuseJump(
  {
    initialWeight,
    currentWeight,
    treatmentStart,
  }: Pick<RegisterInput, 'initialWeight' | 'currentWeight' | 'treatmentStart'>,
  today: Day,
): void {
  const daysApart = treatmentStart ? daysBetween(treatmentStart, today) : 0;
  if (currentWeight == null || !isJump(currentWeight, initialWeight, daysApart)) return;
  const jump = { measure: 'weight', value: currentWeight, known: initialWeight, knownOn: null } as const;
  const sentence = jumpSentence(jump, { weightUnit: 'kg', heightUnit: 'cm' });
  throw new Problem('measure-jump', { fields: { currentWeight: sentence } });
}

export function refuseWeakPassword(password: string, about: { email?: string; name?: string }): void {
  if (isWeakPassword(password, about)) {
    throw new Problem('weak-password', { fields: { password: 'Senha muito fraca' } });
  }
}
