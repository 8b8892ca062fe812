import { hash as hashOf } from 'node:crypto';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connection.ts';
import { problemOfDatabaseError } from '../../db/failure.ts';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { consents, sessions, users } from '../../features/auth/table.ts';
import { profiles } from '../../features/profile/table.ts';
import { ACCESS_COOKIE } from './cookies.ts';

/** Tokens are random and long, so one round of SHA-256 is enough to keep them unreadable at rest. */
export function hashToken(token: string): string {
  return hashOf('sha256', token, 'base64url');
}

/** A demonstration has no patient's data, so it needs no consent. */
export const hasHealthConsent = sql<boolean>`(${users.demoExpiresAt} is not null or exists (
  select from ${consents} where ${consents.userId} = ${users.id} and ${consents.purpose} = 'health-data'
    and ${consents.version} = ${sql.raw(`'${CONSENT_VERSION}'`)} and ${consents.withdrawnAt} is null))`;

const isOpen = ($: Places<'hash'>) =>
  and(
    eq(sessions.accessTokenHash, $.hash),
    gt(sessions.accessExpiresAt, sql`now()`),
    isNull(sessions.revokedAt),
  );

const findSession = statement(
  'find-session',
  { hash: 'text' },
  { owner: sessions.userId, sessionId: sessions.id, zone: profiles.timeZone, hasConsent: hasHealthConsent },
  (db, $, row) =>
    db
      .select(row)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(profiles, eq(profiles.userId, sessions.userId))
      .where(isOpen($)),
);

const findSessionAlone = statement(
  'find-session-alone',
  { hash: 'text' },
  { owner: sessions.userId, sessionId: sessions.id, zone: sql<null>`null`, hasConsent: hasHealthConsent },
  (db, $, row) =>
    db.select(row).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isOpen($)),
);

export interface SignedIn {
  owner: string;
  /** The device that asks. */
  sessionId: string;
  zone: string;
  /** The patient agreed to the use of health data and did not take it back. */
  hasConsent: boolean;
}

/** The patient behind a request, the device and the time zone; a Bearer header wins over the cookie. */
export async function ownerOf(
  db: Db,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): Promise<SignedIn> {
  const token = bearerOf(request) ?? request.cookies[ACCESS_COOKIE];
  if (!token) throw new Problem('unauthenticated');
  const hash = hashToken(token);
  const [session] = await findSession(db, { hash }).catch((error: unknown) => {
    if (problemOfDatabaseError(error)) throw error;
    // A patient can sign in even if the profile cannot be read.
    return findSessionAlone(db, { hash });
  });
  if (!session) throw new Problem('unauthenticated');
  return { ...session, zone: session.zone ?? DEFAULT_ZONE };
}

export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
