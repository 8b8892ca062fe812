import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sessions } from '../../../features/auth/table.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import type { Patient } from '../../test-app.ts';
import { pushSubscription } from '../message-examples.ts';

/** Another device on which the patient is signed in, and which gets the reminders. */
export async function otherDevice(owner: Patient): Promise<string> {
  const later = new Date(Date.now() + HOUR_MS);
  const token = randomBytes(32).toString('base64url');
  const [opened] = await owner.db
    .insert(sessions)
    .values({
      userId: owner.id,
      accessTokenHash: hashToken(token),
      accessExpiresAt: later,
      idleExpiresAt: later,
      absoluteExpiresAt: later,
    })
    .returning({ id: sessions.id });
  const reply = await owner.call('POST', '/api/push-subscriptions', {
    payload: pushSubscription(opened!.id),
    headers: { authorization: `Bearer ${token}` },
  });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return opened!.id;
}
