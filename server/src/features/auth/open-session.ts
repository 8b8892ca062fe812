import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import type { Tokens } from '../../http/session/cookies.ts';
import { recordAccess } from './shared/access-log.ts';
import { refreshTokens, sessions } from './table.ts';
import { newTokens } from './tokens.ts';

export const ACCESS_MS = 15 * MINUTE_MS;
export const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;

interface Opening {
  userId: string;
  device: string | undefined;
  now: Date;
  /** A demonstration ends with its account. */
  endsAt?: Date | null;
}

/** A new signed-in device and its first pair of tokens. */
export async function openSession(tx: Db, { userId, device, now, endsAt }: Opening): Promise<Tokens> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const tokens = newTokens();
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      accessTokenHash: hashToken(tokens.accessToken),
      accessExpiresAt: after(ACCESS_MS),
      idleExpiresAt: after(IDLE_MS),
      absoluteExpiresAt: endsAt ?? after(ABSOLUTE_MS),
      device: device?.slice(0, 300) ?? null,
    })
    .returning({ id: sessions.id });
  await tx
    .insert(refreshTokens)
    .values({ tokenHash: hashToken(tokens.refreshToken), sessionId: session!.id });
  await recordAccess(tx, userId, 'sign-in', device);
  return tokens;
}
