import { createHash } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { sessions } from '../../features/auth/table.ts';
import { ACCESS_COOKIE } from './cookies.ts';

/** Tokens are random and long, so one round of SHA-256 is enough to keep them unreadable at rest. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const findSession = statement('find-session', (db) =>
  db
    .select({ userId: sessions.userId, sessionId: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.accessTokenHash, sql.placeholder('hash')),
        gt(sessions.accessExpiresAt, sql`now()`),
        isNull(sessions.revokedAt),
      ),
    ),
);

export interface Owner {
  userId: string;
  sessionId: string;
}

/** The patient behind a request, and the device; a Bearer header wins over the cookie. */
export async function ownerOf(db: Db, request: FastifyRequest): Promise<Owner> {
  const token = bearerOf(request) ?? request.cookies[ACCESS_COOKIE];
  if (!token) throw new Problem('unauthenticated');
  const [session] = await findSession(db, { hash: hashToken(token) });
  if (!session) throw new Problem('unauthenticated');
  return session;
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
