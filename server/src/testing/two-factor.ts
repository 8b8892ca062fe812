import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../features/auth/password-hash.ts';
import { users } from '../features/auth/table.ts';
import type { Patient } from './test-app.ts';

export const PASSWORD = 'gato-no-telhado-7';

/** Patients of tests have no password until one is needed: making one takes time. */
export async function givePassword({ db, id }: Patient): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** The code an authenticator app shows, some 30 s steps from now. */
export function codeOf(secret: string, stepsFromNow = 0): string {
  const timestamp = Date.now() + stepsFromNow * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export async function startTwoFactor(patient: Patient): Promise<string> {
  await givePassword(patient);
  const reply = await patient.call('POST', '/api/account/two-factor', { payload: { password: PASSWORD } });
  return reply.json<{ data: { secret: string } }>().data.secret;
}

/**
 * Two-factor in force, which spends the code of the present step, or of the step before: that one is refused when the
 * step ends in between, so the test holds the clock.
 */
export async function enableTwoFactor(patient: Patient, stepsFromNow: 0 | -1 = 0) {
  const secret = await startTwoFactor(patient);
  const payload = { code: codeOf(secret, stepsFromNow) };
  const reply = await patient.call('POST', '/api/account/two-factor/confirm', { payload });
  const { recoveryCodes } = reply.json<{ data: { recoveryCodes: string[] } }>().data;
  return { secret, recoveryCodes };
}
