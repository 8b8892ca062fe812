import { randomBytes } from 'node:crypto';
import type { Call } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { putFeed } from './feed-store.ts';

/** A new secret address; asked again, the old one ends. The secret itself is told once and kept nowhere. */
export async function startCalendarFeed(
  { db, owner, now }: Call,
  { showsNames, baseUrl }: { showsNames: boolean; baseUrl: () => string },
): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url');
  await putFeed(db, owner, { tokenHash: hashToken(token), showsNames, createdAt: now });
  return { url: `${baseUrl()}/api/calendar/feed/${token}.ics` };
}
