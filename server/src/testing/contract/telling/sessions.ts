import { randomBytes, randomUUID } from 'node:crypto';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { emailLinks, recoveryCodes } from '../../../features/auth/table.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import type { Patient } from '../../test-app.ts';
import { enableTwoFactor } from '../../two-factor.ts';
import { EXAMPLES } from '../examples.ts';
import { otherDevice } from './other-device.ts';
import type { Telling } from './telling.ts';

/** A link to another address that was asked for and not opened. */
async function linkTo({ db, id }: Patient): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    tokenHash: hashToken(token),
    userId: id,
    email: `${randomUUID()}@example.com`,
    expiresAt: new Date(Date.now() + HOUR_MS),
  };
  await db.insert(emailLinks).values(link);
  return token;
}

/** The other devices, the address and the password of a patient whom reminders reach on another device too. */
export const SESSIONS: Telling[] = [
  {
    what: 'another device, which gets reminders',
    name: 'endSession',
    example: async (owner) => ({ params: { id: await otherDevice(owner) } }),
  },
  {
    what: 'another device, which gets reminders',
    name: 'endOtherSessions',
    example: async (owner) => {
      await otherDevice(owner);
      return {};
    },
  },
  {
    what: 'with another device, and an address that waits for its link',
    name: 'changePassword',
    example: async (owner) => {
      await otherDevice(owner);
      await linkTo(owner);
      return EXAMPLES.changePassword(owner);
    },
  },
  {
    what: 'another address',
    name: 'confirmEmail',
    example: async (owner) => ({ body: { token: await linkTo(owner) } }),
  },
  {
    what: 'one of which was used',
    name: 'renewRecoveryCodes',
    example: async (owner) => {
      await enableTwoFactor(owner);
      const ofOwner = eq(recoveryCodes.userId, owner.id);
      const [used] = await owner.db.select().from(recoveryCodes).where(ofOwner).limit(1);
      await owner.db.delete(recoveryCodes).where(eq(recoveryCodes.codeHash, used!.codeHash));
      return EXAMPLES.renewRecoveryCodes(owner);
    },
  },
];
